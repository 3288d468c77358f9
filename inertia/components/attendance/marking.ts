import type { Entry, Fault, MarkFields, WholeFault } from '#domain/attendance/rules/outbox'
import type { Attendance, AttendanceRow } from '~/components/attendance/types'

export interface Refused {
  fault: Fault
  mine: Entry
}

/** A row as whoever marks it means it: their last word stands before it is kept. */
export function meantRow(row: AttendanceRow, waiting: Entry[]): AttendanceRow {
  const mark = waiting.findLast((one) => one.student_id === row.student.id)
  if (!mark) return row
  const text = mark.leaves_text ? { note: row.note, excuse: row.excuse } : {}
  return { ...row, ...markFieldsOf(mark), ...text, outcome: null }
}

/** Whether it says what is saved of its student already. */
export function isRepeated(mark: Entry, rows: AttendanceRow[]): boolean {
  const row = rows.find(({ student }) => student.id === mark.student_id)
  if (!row) return false
  const [saved, said] = [markFieldsOf(row), markFieldsOf(mark)]
  return (Object.keys(said) as (keyof typeof said)[]).every((field) => said[field] === saved[field])
}

/** Choosing the saved status again brings back everything saved with it, but keeps the note written since. */
export function savedAgain(
  row: AttendanceRow,
  status: MarkFields['status'],
  saved: AttendanceRow[]
): MarkFields | undefined {
  const was = saved.find(
    ({ student, status: its }) => student.id === row.student.id && its === status
  )
  return was && { ...markFieldsOf({ ...was, status }), note: row.note }
}

/** Drawn at their rows: what is theirs alone. */
export function refusedInRows(entries: Entry[], rows: AttendanceRow[]) {
  const shown = entries.filter((one) => isOfRow(one, rows))
  return Object.fromEntries(
    shown.map((mine) => [mine.student_id, { fault: mine.fault!, mine }])
  ) as Partial<Record<string, Refused>>
}

/** Drawn together: what a session was refused for, and whoever is on its roster no more. */
export function refusedTogether(entries: Entry[], rows: AttendanceRow[]): Map<Fault, Entry[]> {
  const others = entries.filter((one) => one.fault !== null && !isOfRow(one, rows))
  return Map.groupBy(others, (one) => one.fault!)
}

function isOfRow({ fault, student_id: of }: Entry, rows: AttendanceRow[]): boolean {
  if (fault === null || isWhole(fault)) return false
  return rows.some(({ student }) => student.id === of)
}

const isOfSession: Record<WholeFault, true> = {
  ...{ not_found: true, cancelled: true, locked: true, forbidden: true, invalid: true },
}

const isWhole = (fault: Fault): fault is WholeFault => fault in isOfSession

/** Also whom only a page knows that was opened before. */
export const studentIn = (of: string, ...known: Attendance[]) =>
  known.flatMap(({ rows }) => rows).find(({ student }) => student.id === of)?.student

/** What is said of a student, without whose mark it is. */
export const markFieldsOf = <Status>({
  status,
  minutes_late,
  minutes_early,
  excuse,
  notice_at,
  note,
  makes_up,
}: Omit<MarkFields, 'status'> & { status: Status }) => ({
  ...{ status, minutes_late, minutes_early, excuse, notice_at, note, makes_up },
})
