#!/usr/bin/env bash
# Makes a Debian package of what was built; make deb calls it:
#   Scripts/deb.sh [FOLDER]  →  FOLDER/skyloop_VERSION_ARCHITECTURE.deb (.build by default)
set -euo pipefail
cd "$(dirname "$0")/.."
output=$(cd "${1:-.build}" && pwd)
for tool in dpkg-deb dpkg-shlibdeps; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: apt-get install dpkg-dev" >&2
        exit 1
    }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
root=$work/root
mkdir -p "$root"
DESTDIR=$root Scripts/install.sh /usr
# Where Debian has it for packages.
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
install -D -m 644 Packaging/skyloop.default "$root/etc/default/skyloop"
install -D -m 644 CHANGELOG.md "$root/usr/share/doc/skyloop/NEWS"
gzip -9n "$root/usr/share/doc/skyloop/NEWS"
{
    cat Packaging/copyright
    printf '\nLicense: Apache-2.0\n On Debian systems the whole text is in /usr/share/common-licenses/Apache-2.0.\n'
} >"$root/usr/share/doc/skyloop/copyright"

version=$("$root/usr/bin/skyloop" --version | sed 's/^skyloop //')
maintainer='The Skyloop authors <skyloop@localhost>'
{
    printf 'skyloop (%s) unstable; urgency=low\n\n' "$version"
    printf '  * What is new is in NEWS.gz.\n\n -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -R)"
} | gzip -9n >"$root/usr/share/doc/skyloop/changelog.gz"
architecture=$(dpkg --print-architecture)
mkdir -p "$work/debian" "$root/DEBIAN"
printf 'Source: skyloop\n\nPackage: skyloop\nArchitecture: any\n' >"$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info root/usr/bin/skyloop 2>"$work/log") || {
    cat "$work/log" >&2
    exit 1
}
libraries=${libraries#shlibs:Depends=}
cat >"$root/DEBIAN/control" <<CONTROL
Package: skyloop
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f 1)
Depends: $libraries, proj-data, fonts-dejavu-core
Recommends: fonts-inter
Suggests: apt
Section: science
Priority: optional
Description: Weather on a map, moving in time
 Skyloop opens the files that weather services publish (GRIB and NetCDF), offers
 each as a ready-styled map layer, and plays every layer from one timeline: in a
 browser, as a film, as map tiles and as WMS.
CONTROL
printf '/etc/default/skyloop\n' >"$root/DEBIAN/conffiles"
(cd "$root" && find . -type f -not -path './DEBIAN/*' -printf '%P\0' | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$output/skyloop_${version}_$architecture.deb" >/dev/null
printf '%s\n' "$output/skyloop_${version}_$architecture.deb"
