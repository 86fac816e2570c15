"""Tables in Markdown."""


def number(value):
    """Three figures, never in powers of ten."""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 0.01 else f"{value:.2g}"


def spread(record):
    return f"{number(record['median'])} ({number(record['least'])}–{number(record['most'])})"


def rows_table(rows, unit="ms"):
    lines = [f"| work | by | {unit} | ratio | cores | memory |", "| --- | --- | ---: | ---: | ---: | ---: |"]
    for row in rows:
        own = row["records"]["Skyloop"]
        for name, record in row["records"].items():
            title = row["title"] if name == "Skyloop" else ""
            if record is None:
                lines.append(f"| {title} | {name} | fails | | | |")
                continue
            ratio = number(record["median"] / own["median"]) if own and name != "Skyloop" else ""
            cores = record["processor"] / record["median"]
            lines.append(
                f"| {title} | {name} | {spread(record)} | {ratio} | {cores:.1f} | {record['megabytes']:.0f} |")
    return "\n".join(lines) + "\n"


def http_tables(content, title, words):
    lines = [
        f"## {title}\n\n{words}\n",
        "| asked, connections | by | a second | ratio | p50 ms | p95 ms | kB | errors |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for row in content["rows"]:
        own = row["records"]["Skyloop"]
        for name, record in row["records"].items():
            ratio = "" if name == "Skyloop" or not record["median"] else number(own["median"] / record["median"])
            first = row["title"] if name == "Skyloop" else ""
            lines.append(
                f"| {first} | {name} | {spread(record)} | {ratio} | {number(record['p50'])} | {number(record['p95'])} "
                f"| {record['kilobytes']:.1f} | {record['errors']} |")
    memory = ", ".join(f"{name} {size:.0f}" for name, size in content["megabytes"].items())
    return "\n".join(lines) + f"\n\nMemory of all its processes at the end, MiB: {memory}.\n\n"


def straightness(amounts, times):
    """How much each doubling of the amount lengthens the time, and what that says."""
    steps = [
        (after_time / before_time) / (after / before)
        for (before, before_time), (after, after_time) in zip(
            zip(amounts, times), list(zip(amounts, times))[1:])]
    worst = max(steps)
    if worst <= 1.1:
        return "straight or better", steps
    return f"bends up, at most {worst:.2f} × what a straight line would give from one step to the next", steps


def growth_tables(content):
    text = (
        "## Growth\n\nTime for each unit of work: where the last column stays or falls, the cost is a straight line or "
        "better.\n\n")
    for curve in content["curves"]:
        rows = [row for row in curve["rows"] if row["record"]]
        amounts = [float(row["amount"]) for row in rows]
        times = [row["record"]["median"] for row in rows]
        verdict, _ = straightness(amounts, times)
        text += f"**{curve['title'][0].upper()}{curve['title'][1:]}**, by {curve['unit']}: {verdict}.\n\n"
        scale, unit = (1e6, "ns") if curve["unit"] == "points" else (1e3, "µs")
        text += f"| {curve['unit']} | ms | {unit} for each | memory |\n| ---: | ---: | ---: | ---: |\n"
        for row, amount, time in zip(rows, amounts, times):
            text += (
                f"| {amount:,.0f} | {spread(row['record'])} | {number(time / amount * scale)} "
                f"| {row['record']['megabytes']:.0f} |\n")
        text += "\n"
    text += "**Connections**: tiles never asked before.\n\n| connections | tiles a second | p95 ms |\n| ---: | ---: | ---: |\n"
    for row in content["connections"]:
        text += f"| {row['amount']} | {number(row['rate'])} | {number(row['p95'])} |\n"
    text += "\n**Cores**: the server and `wrk` share them where all are given.\n\n"
    text += "| cores | tiles a second, 12 connections | 100 frames of film, MP4, s |\n| ---: | ---: | ---: |\n"
    for row in content["cores"]:
        text += f"| {row['amount']} | {number(row['rate'])} | {number(row['film'])} |\n"
    return text
