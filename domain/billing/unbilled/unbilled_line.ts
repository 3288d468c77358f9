import type { Financial } from '#domain/access/centre/rules/financial'
import { taxOfService } from '#domain/billing/line_tax'
import type { LineTax } from '#domain/billing/rules/document_totals'
import { type Share, type SharedCharge, unitsOf } from '#domain/billing/rules/shares'
import { chargedLine } from '#domain/billing/rules/unbilled_lines'
import type { Names } from '#domain/billing/unbilled/names_of_unbilled'
import type { UnbilledFee } from '#domain/billing/unbilled/unbilled_fees'
import type { UnbilledRow } from '#domain/billing/unbilled/unbilled_sessions'
import type { UnbilledTerm } from '#domain/billing/unbilled/unbilled_terms'

/**
 * One of two payers pays this line: hundredths of a per cent of everything, or null where the second pays an
 * agreed amount. The payer is null for the first. `charges` are those of the sessions, in their order.
 */
export type LineShare = {
  share: Share
  enrolment_payer_id: string
  percent: number | null
  payer: { id: string; household_id: string | null; student_id: string | null } | null
  charges: SharedCharge[]
}

export type UnbilledLine = {
  /** `tuition` is of a group, `session` of one student alone, `fee` what a course begins with. */
  kind: 'tuition' | 'session' | 'fee'
  student_id: string
  enrolment_id: string | null
  group_id: string | null
  branch_id: string
  service_id: string | null
  label_en: string | null
  label_ar: string | null
  unit: 'session' | 'hour' | 'month' | 'term' | 'item'
  quantity_numerator: bigint
  quantity_denominator: bigint
  unit_price: bigint
  list_price: bigint | null
  gross: bigint
  list_gross: bigint
  discount_reason: string | null
  currency: string
  exponent: number
  tax_inclusive: boolean
  tax: LineTax
  percent: number
  /** The line makes up for sessions that were charged in part. */
  is_make_up: boolean
  session_count: number
  period_from: string
  period_to: string
  sessions: string[] | null
  /** The length of each of the sessions. */
  session_minutes: number[] | null
  /** One of the quantity is so much of the unit of the agreed price: a whole one is 6,000, a fee is none. */
  units: bigint
  claims_term: boolean
  /** Null for whoever pays everything. */
  shared: LineShare | null
}

type Labelled = Pick<UnbilledRow, 'label_service' | 'group_id'>

/** A line is called and taxed by its service, else called as its course and taxed as the centre says. */
function labelOf({ label_service: id, group_id }: Labelled, names: Names, financial: Financial) {
  const service = id ? names.services.get(id) : undefined
  const label = service ?? (group_id ? names.groups.get(group_id) : undefined)
  return {
    service_id: id,
    label_en: label?.name_en ?? null,
    label_ar: label?.name_ar ?? null,
    tax: taxOfService(service, financial),
  }
}

const isSummed = ({ mode, unit_minutes: minutes }: UnbilledRow) =>
  mode === 'per_hour' && minutes === null

export function lineOf(row: UnbilledRow, names: Names, financial: Financial): UnbilledLine {
  return {
    kind: row.group_id ? 'tuition' : 'session',
    student_id: row.student_id,
    enrolment_id: row.enrolment,
    group_id: row.group_id,
    branch_id: row.branch_id,
    ...labelOf(row, names, financial),
    ...chargedLine({
      price: BigInt(row.price!),
      list_price: row.list_price === null ? null : BigInt(row.list_price),
      is_hourly: row.mode === 'per_hour',
      percent: row.percent,
      missed_percent: row.missed_percent,
      unit_minutes: row.unit_minutes,
      minutes: row.minutes,
      count: row.count,
    }),
    discount_reason: row.discount_reason,
    currency: row.currency!,
    exponent: row.exponent!,
    tax_inclusive: row.tax_inclusive!,
    percent: row.percent,
    is_make_up: row.missed_percent !== null,
    session_minutes: row.session_minutes,
    session_count: row.count,
    period_from: row.first_day,
    period_to: row.last_day,
    sessions: row.sessions,
    units: isSummed(row) ? unitsOf(100, null) : unitsOf(row.percent, row.unit_minutes),
    claims_term: false,
    shared: null,
  }
}

type TermContext = { names: Names; financial: Financial; until: string }

/** The line claims the term of its enrolment, and no session. */
export function lineOfTerm(
  term: UnbilledTerm,
  { names, financial, until }: TermContext
): UnbilledLine {
  const price = BigInt(term.price)
  const list = term.list_price === null ? price : BigInt(term.list_price)
  return {
    kind: 'tuition',
    student_id: term.student_id,
    enrolment_id: term.enrolment,
    group_id: term.group_id,
    branch_id: term.branch_id,
    ...labelOf(term, names, financial),
    unit: 'term',
    quantity_numerator: 1n,
    quantity_denominator: 1n,
    unit_price: price,
    list_price: list > price ? list : null,
    gross: price,
    list_gross: list > price ? list : price,
    discount_reason: term.discount_reason,
    currency: term.currency,
    exponent: term.exponent,
    tax_inclusive: term.tax_inclusive,
    percent: 100,
    is_make_up: false,
    session_minutes: null,
    session_count: 0,
    period_from: term.first_day,
    period_to: until,
    sessions: null,
    units: unitsOf(100, null),
    claims_term: true,
    shared: null,
  }
}

export function lineOfFee(fee: UnbilledFee, names: Names, financial: Financial): UnbilledLine {
  const price = BigInt(fee.price)
  return {
    kind: 'fee',
    student_id: fee.student_id,
    enrolment_id: fee.enrolment,
    group_id: fee.group_id,
    branch_id: fee.branch_id,
    ...labelOf(fee, names, financial),
    unit: fee.unit,
    quantity_numerator: 1n,
    quantity_denominator: 1n,
    unit_price: price,
    list_price: null,
    gross: price,
    list_gross: price,
    discount_reason: null,
    currency: fee.currency,
    exponent: fee.exponent,
    tax_inclusive: fee.tax_inclusive,
    percent: 100,
    is_make_up: false,
    session_minutes: null,
    session_count: 0,
    period_from: fee.first_day,
    period_to: fee.first_day,
    sessions: null,
    units: 0n,
    claims_term: false,
    shared: null,
  }
}
