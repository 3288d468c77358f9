#!/usr/bin/env bash
# A blank after a closing quotation mark makes a CSV in UTF-16 unreadable with `rtrim` or `trim`.
#
# csv-parse documents `rtrim` ("ignore whitespace characters immediately preceding the delimiter") and the
# encoding utf16le, in which Excel saves "Unicode Text". A cell such as "Sara" with a blank behind the quotation
# mark is read as Sara in UTF-8. The same text in UTF-16LE is refused by csv-parse 7.0.3 with
# CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE, though what stands there is a blank: after a blank of two bytes the
# parser goes on one byte further only and meets the second one (lib/api/index.js, where `lappend === false` alone
# skips the whole character). Without the blank, and with a blank before the opening mark, it reads UTF-16LE.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3 >/dev/null

cat >try.cjs <<'JS'
const { parse } = require('csv-parse/sync')

const texts = { behind: '"Sara" ,"Riyadh"\n', before: ' "Sara", "Riyadh"\n', none: '"Sara","Riyadh"\n' }
for (const encoding of ['utf8', 'utf16le']) {
  for (const [blank, text] of Object.entries(texts)) {
    try {
      console.log(encoding, blank, JSON.stringify(parse(Buffer.from(text, encoding), { encoding, trim: true })))
    } catch ({ code }) {
      console.log(encoding, blank, code)
    }
  }
}
JS

diff <(node try.cjs) - <<'SEEN'
utf8 behind [["Sara","Riyadh"]]
utf8 before [["Sara","Riyadh"]]
utf8 none [["Sara","Riyadh"]]
utf16le behind CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE
utf16le before [["Sara","Riyadh"]]
utf16le none [["Sara","Riyadh"]]
SEEN
echo 'As described: csv-parse 7.0.3 refuses a blank after a closing quotation mark in UTF-16LE.'
