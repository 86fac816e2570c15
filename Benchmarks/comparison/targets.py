"""The targets, and whether they are met."""
from tables import number


def best(row):
    """The fastest other one's time through Skyloop's."""
    own = row["records"]["Skyloop"]
    others = [record["median"] for name, record in row["records"].items() if name != "Skyloop" and record]
    return min(others) / own["median"] if own and others else None


def rows(records, part):
    return records[part]["content"] if part in records else []


def at_least(name, target, found):
    """A target that each of some ratios must reach."""
    found = {title: ratio for title, ratio in found.items() if ratio}
    if not found:
        return (name, f"at least {target} ×", "not measured", "")
    title, least = min(found.items(), key=lambda item: item[1])
    says = f"{number(least)} ×" + (f" ({title})" if len(found) > 1 else "")
    return (name, f"at least {target} ×", says, "met" if least >= target else "**not met**")


def table(records):
    lines = []
    ratios = {part: {row["title"]: best(row) for row in rows(records, part)} for part in (
        "tiles", "frames", "series", "isolines", "decoding")}
    lines.append(at_least("a tile in process, against the fastest", 20, ratios["tiles"]))
    http = {}
    for row in (records["http"]["content"]["rows"] if "http" in records else []):
        if row["title"].startswith("never"):
            own = row["records"]["Skyloop"]["median"]
            http[row["title"]] = own / max(
                record["median"] for name, record in row["records"].items() if name != "Skyloop")
    lines.append(at_least("tiles over HTTP, never asked before, against the fastest", 40, http))
    lines.append(at_least("a frame with base map, against the fastest cartopy", 100, ratios["frames"]))
    slower = [title for title, ratio in ratios["decoding"].items() if ratio and ratio < 0.99]
    lines.append((
        "decoding, against the fastest on each packing", "slower on at most two",
        "slower on " + (", ".join(f"{title} ({number(ratios['decoding'][title])} ×)" for title in slower) or "none"),
        "met" if len(slower) <= 2 else "**not met**"))
    for row in rows(records, "films"):
        own, encoder = row["records"]["Skyloop"]["median"], row["records"]["encoder alone"]["median"]
        lines.append((
            f"a film, {row['title']}", "at most 1.3 × the encoder alone", f"{number(own / encoder)} ×",
            "met" if own / encoder <= 1.3 else "**not met**"))
    lines.append(at_least("a place over 48 times, against xarray with cfgrib", 5, ratios["series"]))
    lines += absolute(records)
    text = "## Targets\n\n| what | target | measured | |\n| --- | --- | --- | --- |\n"
    return text + "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def absolute(records):
    """Targets in milliseconds and tiles a second, on one core or two."""
    limits = [
        ("tiles", "0.25° global, z2", 0.35, "a tile of a 0.25° field, z2"),
        ("tiles", "Lambert 3 km, z5", 0.45, "a tile of a Lambert grid, z5"),
        ("isolines", "20 levels, 1440 × 721", 20, "20 isolines")]
    for part, title, limit, name in limits:
        for row in rows(records, part):
            if row["title"] == title and row["records"]["Skyloop"]:
                time = row["records"]["Skyloop"]["median"]
                yield (name, f"at most {limit} ms", f"{number(time)} ms", "met" if time <= limit else "**not met**")
    for start, least in (("never asked before, 12", 3500), ("asked before, 12", 15_000)):
        for row in (records["http"]["content"]["rows"] if "http" in records else []):
            if row["title"] == start:
                record = row["records"]["Skyloop"]
                yield (
                    f"tiles a second, {start} connections", f"at least {least:,}", number(record["median"]),
                    "met" if record["median"] >= least else "**not met**")
