import { findFinancial } from '#domain/access/centre/queries/find_financial'
import type { Financial } from '#domain/access/centre/rules/financial'
import type { UnbilledReason } from '#domain/billing/rules/unbilled_lines'
import { type Names, namesOfUnbilled } from '#domain/billing/unbilled/names_of_unbilled'
import {
  type UnbilledRow,
  type UnbilledScope,
  unbilledSessions,
} from '#domain/billing/unbilled/unbilled_sessions'
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

function totalsOf(lines: UnbilledLine[]): UnbilledTotal[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, own]) => {
    const exponent = Math.max(...own.map((line) => line.exponent))
    const minor = sum(own.map((line) => line.gross * 10n ** BigInt(exponent - line.exponent)))
    return { currency, exponent, minor }
  })
}
