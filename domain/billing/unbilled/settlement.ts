import type { CreditRefusal } from '#domain/billing/documents/create_credit_note'
import type { DraftRefusal } from '#domain/billing/documents/create_draft'
import {
  type DocumentRow,
  type FullDocument,
  listLines,
} from '#domain/billing/documents/find_document'
import { lockDocument } from '#domain/billing/documents/lock_document'
import type { UpdateDraftRefusal } from '#domain/billing/documents/update_draft'
import type { Actor } from '#domain/shared/audit/actor'
import type { Columns } from '#domain/shared/data/sql'
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

type ClaimKey = Columns<'billing_claims', 'session_id' | 'student_id' | 'share'>

/** A session is claimed once for a student and a share of its charge. */
export const claimKey = ({ session_id, student_id, share }: ClaimKey): ClaimKey => ({
  session_id,
  student_id,
  share,
})

export const isSameClaim = (one: ClaimKey, other: ClaimKey) =>
  one.session_id === other.session_id &&
  one.student_id === other.student_id &&
  one.share === other.share

type Settlement = ClaimKey & { line_id: string; amount: bigint; is_by_hand?: boolean }

/** A difference is gone once what was settled of it is written down with the line that did it. */
export const writeSettlements = (settlements: Settlement[]) =>
  db()
    .insertInto('billing_settlements')
    .values(settlements.map(({ amount, ...of }) => ({ ...of, amount: String(amount) })))
    .execute()

/** The fields of a line that a draft is edited by. */
export const draftLineFields = (line: LineRow, exponent: number) => ({
  kind: line.kind,
  student_id: line.student_id,
  enrolment_id: line.enrolment_id,
  service_id: line.service_id,
  label_en: line.label_en,
  label_ar: line.label_ar,
  unit: line.unit,
  quantity_numerator: line.quantity_numerator,
  quantity_denominator: line.quantity_denominator,
  unit_price: line.unit_price,
  list_price: line.list_price,
  discount_kind: line.discount_kind,
  discount_value: line.discount_value,
  discount_reason: line.discount_reason,
  tax_kind: line.tax_kind,
  tax_rate: line.tax_rate,
  session_count: line.session_count,
  period_from: line.period_from,
  period_to: line.period_to,
  exponent,
})

/** Locks an issued invoice until the transaction ends. */
export async function lockInvoice(id: string): Promise<LockedDocument> {
  return { document: (await lockDocument(id))!, lines: await listLines(id) }
}
