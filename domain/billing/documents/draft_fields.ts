import type { Share } from '#domain/billing/rules/shares'
import type { Columns } from '#domain/shared/data/sql'

/** Amounts are decimal digits of minor units with the line's `exponent`. */
export type DraftLineFields = Columns<
  'document_lines',
  | 'kind'
  | 'student_id'
  | 'enrolment_id'
  | 'service_id'
  | 'label_en'
  | 'label_ar'
  | 'unit'
  | 'quantity_numerator'
  | 'quantity_denominator'
  | 'unit_price'
  | 'list_price'
  | 'discount_kind'
  | 'discount_value'
  | 'discount_reason'
  | 'tax_kind'
  | 'tax_rate'
  | 'session_count'
  | 'period_from'
  | 'period_to'
> & { exponent: number }

/**
 * Percentage and minutes are those that were billed, to be compared with what is true afterwards. `shared`
 * says what a session costs in all, and what of it the line bills, in minor units with the exponent beside.
 */
type ClaimedSession = Columns<
  'billing_claims',
  'session_id' | 'student_id' | 'charge_percent' | 'minutes'
> & { shared?: { charge: string; amount: string; exponent: number } }

/** The line bills the share of one of two payers. */
export type ClaimedShare = { share: Share; enrolment_payer_id: string }

/** A new line claims the sessions it bills, or the enrolment whose term it bills once. */
export type NewDraftLine = DraftLineFields & {
  sessions: ClaimedSession[]
  claims_term: boolean
  shared?: ClaimedShare
}

/** A line of the draft keeps its id and its claims. */
export type SavedDraftLine = DraftLineFields & { id: string }

/**
 * `exponent` is that of `discount_value`, where this is an amount. A draft without `due_on` is due as the
 * centre’s settings say on the day of issue.
 */
export type DraftFields = Columns<
  'documents',
  | 'payer_id'
  | 'tax_inclusive'
  | 'due_on'
  | 'period_from'
  | 'period_to'
  | 'notes'
  | 'internal_notes'
  | 'discount_kind'
  | 'discount_value'
  | 'discount_reason'
  | 'exponent'
> & { language: Columns<'documents', 'language'>['language'] | null }
