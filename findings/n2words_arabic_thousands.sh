#!/usr/bin/env bash
# n2words spells whole hundreds of thousands in Arabic wrongly, and eleven thousand unlike eleven thousand and one.
#
# Amounts in words stand on Arabic invoices and receipts. Before the thousand it multiplies, two hundred drops
# its ending: مئتا ألف. And the thousand after 11 to 99 is an accusative, ألفاً, unless the counted noun follows
# at once; n2words 4.0.0 knows no noun and writes it only where a remainder follows.
# Seen with n2words 4.0.0, ar-SA, toCardinal: 200,000 is مئتان ألف, 11,000 is أحد عشر ألف, 11,001 is
# أحد عشر ألفاً وواحد.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund n2words@4.0.0 >/dev/null

cat >try.mjs <<'JS'
import { toCardinal } from 'n2words/ar-SA'
for (const count of [200_000, 11_000, 11_001]) console.log(count, toCardinal(count))
JS
seen=$(node try.mjs)
echo "$seen"
diff <(echo "$seen") - <<'SEEN'
200000 مئتان ألف
11000 أحد عشر ألف
11001 أحد عشر ألفاً وواحد
SEEN
