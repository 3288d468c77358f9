#!/usr/bin/env bash
# Two tables of one calendar, Umm al-Qura, differ by a day on most days before 1 Muharram 1420 (17 April 1999).
#
# Node 24.21.0 (ICU 78.3, calendar "islamic-umalqura") puts 20 November 1979 on 30 Dhu al-Hijja 1399. It was
# 1 Muharram 1400, the first day of the century, and @umalqura/core 0.0.7 says so. From 1420 to 1450 both agree on every
# day; of the days of 1410 to 1419 they differ on 87 %. So a Hijri date of birth on the identity card of anybody over 27
# becomes another Gregorian day by either table, and two systems that match people by it don't find each other. Such
# dates are better kept as they are written, or matched with a day's tolerance.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 @umalqura/core@0.0.7 >/dev/null

cat >days.cjs <<'JS'
const umalqura = require('@umalqura/core').default
const style = { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' }
const icu = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', style)

function byNode(day) {
  const parts = Object.fromEntries(icu.formatToParts(day).map(({ type, value }) => [type, value]))
  return [parts.year, parts.month, parts.day].map(Number)
}
function byTable(day) {
  const { hy, hm, hd } = umalqura(new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()))
  return [hy, hm, hd]
}

for (const text of ['1979-11-20', '1999-04-17', '2026-11-29']) {
  const day = new Date(text)
  console.log(text, 'Node', byNode(day).join('-'), 'table', byTable(day).join('-'))
}
const decades = new Map()
for (let time = Date.UTC(1989, 7, 5); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
  const day = new Date(time)
  const decade = Math.floor(byNode(day)[0] / 10) * 10
  const [days, apart] = decades.get(decade) ?? [0, 0]
  decades.set(decade, [days + 1, apart + (String(byNode(day)) === String(byTable(day)) ? 0 : 1)])
}
for (const decade of [1410, 1420, 1430]) {
  const [days, apart] = decades.get(decade)
  console.log(`${decade} to ${decade + 9}: ${Math.round((apart / days) * 100)} % of the days differ`)
}
JS

diff <(TZ=UTC node_modules/.bin/node days.cjs) - <<'SEEN'
1979-11-20 Node 1399-12-30 table 1400-1-1
1999-04-17 Node 1420-1-1 table 1420-1-1
2026-11-29 Node 1448-6-19 table 1448-6-19
1410 to 1419: 87 % of the days differ
1420 to 1429: 0 % of the days differ
1430 to 1439: 0 % of the days differ
SEEN
echo 'As described.'
