import { v7 as uuid } from 'uuid'
import type { IssuedAmounts } from '#domain/billing/documents/fiscal_record'
import { ledgerEntries } from '#domain/billing/rules/ledger_entries'

/** Makes the rows of the ledger that issuing a document writes as one act. */
export function issueEntries(document: IssuedAmounts) {
  const { currency, exponent } = document
  const act = {
    act_id: uuid(),
    act: 'issue',
    booked_on: document.issued_on,
    document_id: document.id,
    currency,
    exponent,
  }
  return ledgerEntries(document).map((entry) => ({ ...entry, ...act, id: uuid() }))
}
