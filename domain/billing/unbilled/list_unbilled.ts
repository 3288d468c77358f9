import { findFinancial } from '#domain/access/centre/queries/find_financial'
import type { Financial } from '#domain/access/centre/rules/financial'
import type { LineTax } from '#domain/billing/rules/document_totals'
import { taxOfService } from '#domain/billing/line_tax'
import { chargedLine, type UnbilledReason } from '#domain/billing/rules/unbilled_lines'
import { type Names, namesOfUnbilled } from '#domain/billing/unbilled/names_of_unbilled'
import {
  type UnbilledRow,
  type UnbilledScope,
  unbilledSessions,
} from '#domain/billing/unbilled/unbilled_sessions'
import { type UnbilledFee, unbilledFees } from '#domain/billing/unbilled/unbilled_fees'
import { type UnbilledTerm, unbilledTerms } from '#domain/billing/unbilled/unbilled_terms'
import { sum } from '#domain/shared/money/rounding'
import { now } from '#domain/shared/time/clock'

/** Days are YYYY-MM-DD, both included. */
export type UnbilledFilter = {
  from: string
  until: string
  branch?: string | null
  /** Sessions of other currencies are skipped. */
  currency?: string | null
  of?: { students: string[] } | { group: string } | { session: string }
  /** Whether each line lists its sessions, as a draft claims them. */
  with_sessions?: boolean
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
}

type SkippedSessions = {
  reason: UnbilledReason
  student_id: string
  enrolment_id: string | null
  group_id: string | null
  session_count: number
  period_from: string
  period_to: string
  sessions: string[] | null
}

/** A family is a household, or a student who is in none. */
export type UnbilledFamily = {
  household_id: string | null
  student_id: string | null
  students: { id: string; lines: UnbilledLine[]; skipped: SkippedSessions[] }[]
  totals: UnbilledTotal[]
}

/** The sum before tax is added or taken out, in minor units of the largest exponent among the lines. */
type UnbilledTotal = { currency: string; exponent: number; minor: bigint }

/**
 * Lists by family and student what could be billed for sessions that are over, terms and fees, and what is
 * skipped for which reason. Amounts follow docs/adr/0082-amount-of-a-line.md.
 */
export async function listUnbilled(filter: UnbilledFilter): Promise<UnbilledFamily[]> {
  const [scope, ids] = scopeOf(filter.of)
  const { from, until, branch = null, currency = null } = filter
  const places = { from, until, branch, ...placesOf(filter.of) }
  const [{ financial }, terms, fees, rows] = await Promise.all([
    findFinancial(),
    scope === 'session' ? [] : unbilledTerms(places),
    scope === 'session' ? [] : unbilledFees(places),
    unbilledSessions(scope, {
      from,
      until,
      branch,
      currency,
      moment: now().toJSDate(),
      ids,
      with_sessions: filter.with_sessions ?? false,
    }),
  ])
  const isBillable = (agreed: { currency: string }) =>
    currency === null || agreed.currency === currency
  const agreed = [...terms, ...fees].filter(isBillable)
  const names = await namesOfUnbilled([...rows, ...agreed])
  const entries = [
    ...rows.map((row) => entryOf(row, names, financial)),
    ...agreed.map((one) => ({
      student_id: one.student_id,
      line:
        'unit' in one
          ? lineOfFee(one, names, financial)
          : lineOfTerm(one, { names, financial, until }),
    })),
  ]
  const families = Map.groupBy(entries, (entry) => {
    const student = names.students.get(entry.student_id)!
    return student.household_id ?? student.id
  })
  return [...families.values()]
    .map((own) => familyOf(own, names))
    .toSorted((one, other) => orderOf(one, names) - orderOf(other, names))
}

function scopeOf(of: UnbilledFilter['of']): [UnbilledScope, string[]] {
  if (!of) return ['centre', []]
  if ('students' in of) return ['students', of.students]
  return 'group' in of ? ['group', [of.group]] : ['session', [of.session]]
}

const placesOf = (of: UnbilledFilter['of']) => ({
  students: of && 'students' in of ? of.students : null,
  group: of && 'group' in of ? of.group : null,
})

const orderOf = ({ students }: UnbilledFamily, names: Names) =>
  names.students.get(students[0]!.id)!.order

type Entry = { student_id: string; line?: UnbilledLine; skipped?: SkippedSessions }

function familyOf(entries: Entry[], names: Names): UnbilledFamily {
  const students = [...Map.groupBy(entries, (entry) => entry.student_id)]
    .map(([id, own]) => ({
      id,
      lines: own.flatMap(({ line }) => line ?? []),
      skipped: own.flatMap(({ skipped }) => skipped ?? []),
    }))
    .toSorted(
      (one, other) => names.students.get(one.id)!.order - names.students.get(other.id)!.order
    )
  const { id, household_id } = names.students.get(students[0]!.id)!
  return {
    household_id,
    student_id: household_id ? null : id,
    students,
    totals: totalsOf(students.flatMap(({ lines }) => lines)),
  }
}

function entryOf(row: UnbilledRow, names: Names, financial: Financial): Entry {
  const { student_id, reason } = row
  if (!reason) return { student_id, line: lineOf(row, names, financial) }
  return {
    student_id,
    skipped: {
      reason,
      student_id,
      enrolment_id: row.enrolment,
      group_id: row.group_id,
      session_count: row.count,
      period_from: row.first_day,
      period_to: row.last_day,
      sessions: row.sessions,
    },
  }
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

function lineOf(row: UnbilledRow, names: Names, financial: Financial): UnbilledLine {
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
  }
}

type TermContext = { names: Names; financial: Financial; until: string }

/** Claims the term of its enrolment, and no session. */
function lineOfTerm(term: UnbilledTerm, { names, financial, until }: TermContext): UnbilledLine {
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
  }
}

function lineOfFee(fee: UnbilledFee, names: Names, financial: Financial): UnbilledLine {
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
  }
}

function totalsOf(lines: UnbilledLine[]): UnbilledTotal[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, own]) => {
    const exponent = Math.max(...own.map((line) => line.exponent))
    const minor = sum(own.map((line) => line.gross * 10n ** BigInt(exponent - line.exponent)))
    return { currency, exponent, minor }
  })
}
