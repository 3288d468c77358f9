#!/usr/bin/env bash
# A reversed credit in an MT940 statement is read as income.
#
# The mark RC in field 61 takes an earlier credit back: money leaves the account. Seen with mt940-js 1.0.0:
# the line is
# returned with isCredit true and a positive amount, and nothing tells it from an ordinary credit, so the sum
# of the lines no longer leads
# from the opening to the closing balance. mt940js 1.3.5 gives the same line a negative amount.
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
:61:2611021102C250,00NTRFTUITION//BANKREF001
:61:2611031103RC40,00NTRFRETURN//BANKREF002
:62F:C261103SAR1210,00
`
const { Parser } = require('mt940js')
const [{ transactions }] = new Parser().parse(text)
console.log('mt940js 1.3.5:', JSON.stringify(transactions.map(({ amount }) => amount)))
require('mt940-js')
  .read(Buffer.from(text))
  .then(([statement]) => {
    const lines = statement.transactions.map(({ amount, isCredit }) => [amount, isCredit])
    const sum = lines.reduce((total, [amount, isCredit]) => total + (isCredit ? amount : -amount), 0)
    console.log('mt940-js 1.0.0:', JSON.stringify(lines))
    console.log('opening, lines, closing:', statement.openingBalance.value, sum, statement.closingBalance.value)
  })
JS

diff <(node try.cjs) - <<'SEEN'
mt940js 1.3.5: [250,-40]
mt940-js 1.0.0: [[250,true],[40,true]]
opening, lines, closing: 1000 290 1210
SEEN
echo 'As described: mt940-js reads the reversal of a credit as a credit.'
