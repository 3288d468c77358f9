import { findFinancial } from '#domain/access/centre/queries/find_financial'
import type { Financial } from '#domain/access/centre/rules/financial'
import type { UnbilledReason } from '#domain/billing/rules/unbilled_lines'
import { type Names, namesOfUnbilled } from '#domain/billing/unbilled/names_of_unbilled'
import {
  type SessionFilter,
  type UnbilledRow,
  type UnbilledScope,
  unbilledSessions,
} from '#domain/billing/unbilled/unbilled_sessions'
import {
  findShares,
  linesOfAgreed,
  linesOfRow,
  type Shares,
} from '#domain/billing/unbilled/shares_of_unbilled'
import { unbilledFees } from '#domain/billing/unbilled/unbilled_fees'
import {
  lineOf,
  lineOfFee,
  lineOfTerm,
  type UnbilledLine,
} from '#domain/billing/unbilled/unbilled_line'
import { unbilledTerms } from '#domain/billing/unbilled/unbilled_terms'
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

/** A family is a household, a student who is in none, or a guardian or a company who pays shares. */
export type UnbilledFamily = {
  household_id: string | null
  student_id: string | null
  payer_id: string | null
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
    findSessions(scope, {
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
  const [names, shares] = await Promise.all([
    namesOfUnbilled([...rows, ...agreed]),
    findShares(rows, agreed),
  ])
  const entries = [
    ...rows.flatMap((row) => entriesOf(row, { names, financial, shares })),
    ...agreed.flatMap((one) => {
      const line =
        'unit' in one
          ? lineOfFee(one, names, financial)
          : lineOfTerm(one, { names, financial, until })
      return linesOfAgreed(one, line, shares).map((own) => ({
        student_id: one.student_id,
        line: own,
      }))
    }),
  ]
  const families = Map.groupBy(entries, (entry) => {
    const { household_id, student_id, payer_id } = placeOf(entry, names)
    return household_id ?? student_id ?? payer_id
  })
  return [...families.values()]
    .map((own) => familyOf(own, names))
    .toSorted((one, other) => orderOf(one, names) - orderOf(other, names))
}

/** Sessions of which one share is billed are listed by each, because the other share is their rest. */
async function findSessions(scope: UnbilledScope, filter: SessionFilter): Promise<UnbilledRow[]> {
  const rows = await unbilledSessions(scope, filter)
  const isHalfBilled = ({ claimed_line: line }: UnbilledRow) => line !== null
  const students = rows.filter(isHalfBilled).map(({ student_id }) => student_id)
  if (filter.with_sessions || students.length === 0) return rows
  const listed =
    scope === 'centre'
      ? await unbilledSessions('students', { ...filter, ids: students, with_sessions: true })
      : await unbilledSessions(scope, { ...filter, with_sessions: true })
  return [...rows.filter((row) => !isHalfBilled(row)), ...listed.filter(isHalfBilled)]
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

type Place = Pick<UnbilledFamily, 'household_id' | 'student_id' | 'payer_id'>

/** The second payer of a share is a family of its own, or another household. */
function placeOf({ student_id, line }: Entry, names: Names): Place {
  const payer = line?.shared?.payer
  if (payer) {
    const { id, ...person } = payer
    return { ...person, payer_id: person.household_id || person.student_id ? null : id }
  }
  const { id, household_id } = names.students.get(student_id)!
  return { household_id, student_id: household_id ? null : id, payer_id: null }
}

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
  return {
    ...placeOf(entries[0]!, names),
    students,
    totals: totalsOf(students.flatMap(({ lines }) => lines)),
  }
}

type Context = { names: Names; financial: Financial; shares: Shares }

/** Nothing is left of sessions whose other payer pays everything. */
function entriesOf(row: UnbilledRow, { names, financial, shares }: Context): Entry[] {
  const { student_id } = row
  if (!row.reason) {
    const lines = linesOfRow(row, lineOf(row, names, financial), shares)
    if (lines.length > 0) return lines.map((line) => ({ student_id, line }))
  }
  const reason = row.reason ?? 'billed'
  const entry = {
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
  return [entry]
}

function totalsOf(lines: UnbilledLine[]): UnbilledTotal[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, own]) => {
    const exponent = Math.max(...own.map((line) => line.exponent))
    const minor = sum(own.map((line) => line.gross * 10n ** BigInt(exponent - line.exponent)))
    return { currency, exponent, minor }
  })
}
