#!/usr/bin/env bash
# A slash inside the customer's reference of an MT940 line cuts the reference short.
#
# Field 61 of MT940 ends with the reference for the account owner (16x, where a single slash is an ordinary
# sign) and,
# after two slashes, the bank's own. An invoice number such as INV/2026/17 is therefore valid there. Seen with
# mt940js 1.3.5 and mt940-js 1.0.0: both end the owner's reference at the first single slash ("INV"), and
# neither reads
# the bank's reference after the two. Every payment of a centre that numbers its invoices that way comes with
# the same
# reference, so matching by it finds the wrong invoice or none.
# mt940-js 1.0.0 also needs tslib, which it doesn't declare; it is installed beside it here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1 >/dev/null

cat >try.cjs <<'JS'
const text = `:20:STMT261128
:25:SA0380000000608010167519
:28C:00012/001
:60F:C261101SAR1000,00
:61:2611021102C250,00NTRFINV/2026/17//BANKREF001
:86:TUITION NOVEMBER
:62F:C261102SAR1250,00
`
const { Parser } = require('mt940js')
const [first] = new Parser().parse(text)[0].transactions
console.log('mt940js 1.3.5:', JSON.stringify([first.reference, first.bankReference]))
require('mt940-js')
  .read(Buffer.from(text))
  .then(([statement]) => {
    const [{ customerReference, bankReference }] = statement.transactions
    console.log('mt940-js 1.0.0:', JSON.stringify([customerReference, bankReference]))
  })
JS

diff <(node try.cjs) - <<'SEEN'
mt940js 1.3.5: ["INV",""]
mt940-js 1.0.0: ["INV",""]
SEEN
echo 'As described: both libraries cut INV/2026/17 to INV.'
