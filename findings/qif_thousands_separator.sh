#!/usr/bin/env bash
# A thousands separator in a QIF amount cuts the amount.
#
# Quicken and the banks that write its format put commas between thousands (T1,234.50). Seen with qif2json
# 0.4.0: one
# comma is dropped and 1,234.50 is right, but of 1,234,567.890 only 1234 is left. Seen with qif-ts 1.0.0:
# everything
# after the first comma is lost, so 1,234.50 is read as 1. Neither reports an error. Dinars have three
# decimals and
# deposits of a whole term have seven digits, so both forms occur.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund qif2json@0.4.0 qif-ts@1.0.0 >/dev/null

cat >try.cjs <<'JS'
const amounts = ['1234.50', '1,234.50', '1,234,567.890']
const text = `!Type:Bank\n${amounts.map((amount) => `D11/28/2026\nT${amount}\nPTuition\n^\n`).join('')}`
const read = ({ transactions }) => JSON.stringify(transactions.map(({ amount }) => amount))
console.log('qif2json 0.4.0:', read(require('qif2json').parse(text, { dateFormat: 'us' })))
console.log('qif-ts 1.0.0:', read(require('qif-ts').deserializeQif(text)))
JS

diff <(node try.cjs) - <<'SEEN'
qif2json 0.4.0: [1234.5,1234.5,1234]
qif-ts 1.0.0: [1234.5,1,1]
SEEN
echo 'As described: amounts with thousands separators are cut without an error.'
