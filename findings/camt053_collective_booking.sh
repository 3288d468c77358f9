#!/usr/bin/env bash
# The parts of a collective booking in CAMT.053 lose their amounts and their texts.
#
# A bank may book several payments as one entry (Ntry) and list them as TxDtls, each with its own Amt and
# RmtInf. Seen
# with camt-parser 1.1.0, made for camt.053.001.08: the entry has two details with the right EndToEndId, but
# their
# amounts are empty strings and the remittance text is nowhere, so the entry of 300.00 can't be split into the
# families' 100.00 and 200.00.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund camt-parser@1.1.0 >/dev/null

cat >try.cjs <<'JS'
const part = (id, amount, text) => `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>
  <Amt Ccy="SAR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
const balance = (code, amount, day) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>
  <Amt Ccy="SAR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-28T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-28T06:00:00</CreDtTm>
<Acct><Id><IBAN>SA0380000000608010167519</IBAN></Id><Ccy>SAR</Ccy></Acct>
${balance('OPBD', '0.00', '2026-11-27')}${balance('CLBD', '300.00', '2026-11-28')}
<Ntry><NtryRef>1</NtryRef><Amt Ccy="SAR">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-28</Dt></BookgDt><ValDt><Dt>2026-11-28</Dt></ValDt><AcctSvcrRef>R1</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
${part('E-1', '100.00', 'INV/2026/17')}${part('E-2', '200.00', 'INV/2026/18')}</NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`
require('camt-parser')
  .parseCamt053(xml)
  .then(({ statements }) => {
    const [entry] = statements[0].transactions
    console.log('entry:', entry.amount.value)
    for (const { references, amountDetails } of entry.details) {
      console.log('part:', references.endToEndId, JSON.stringify(amountDetails.transactionAmount.value))
    }
    console.log('texts are anywhere:', JSON.stringify(entry).includes('INV/2026'))
  })
JS

diff <(node try.cjs) - <<'SEEN'
entry: 300.00
part: E-1 ""
part: E-2 ""
texts are anywhere: false
SEEN
echo 'As described: the parts of a collective booking have neither amount nor text.'
