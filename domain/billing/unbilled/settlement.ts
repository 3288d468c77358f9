import type { CreditRefusal } from '#domain/billing/documents/create_credit_note'
import type { DraftRefusal } from '#domain/billing/documents/create_draft'
import type { DocumentRow, FullDocument } from '#domain/billing/documents/find_document'
import type { UpdateDraftRefusal } from '#domain/billing/documents/update_draft'
import type { Actor } from '#domain/shared/audit/actor'
import { db } from '#domain/shared/data/database'

type BilingualLabel = { label_en: string | null; label_ar: string | null }

/** A person reads these on a settlement; days are YYYY-MM-DD. */
export type SettlementWords = {
  label: (line: BilingualLabel, day: string) => BilingualLabel
  reason: (days: string[]) => string
}

export type SettlementRefusal =
  | UpdateDraftRefusal
  | DraftRefusal
  | CreditRefusal
  | { type: 'price_unknown'; day: string }
  | { type: 'credit_forbidden' }

/** The transaction of one payer, in which a refusal takes everything back. */
export type Settling = {
  tenantId: string
  actor: Actor
  zone: string
  payer_id: string
  words: SettlementWords
  refuse: (refusal: SettlementRefusal) => never
}

export type LineRow = FullDocument['lines'][number]

export type LockedDocument = { document: DocumentRow; lines: LineRow[] }

type Settlement = { line_id: string; session_id: string; student_id: string; amount: bigint }

/** A difference is gone once what was settled of it is written down with the line that did it. */
export const writeSettlements = (settlements: Settlement[]) =>
  db()
    .insertInto('billing_settlements')
    .values(settlements.map(({ amount, ...of }) => ({ ...of, amount: String(amount) })))
    .execute()
