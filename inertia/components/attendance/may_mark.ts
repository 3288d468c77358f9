import type {
  Attendance,
  AttendanceRow,
  MarkAbilities,
  Status,
} from '~/components/attendance/types'

/** Whether somebody may mark a student as this now; the server decides, by the same rules. */
export function mayMark(
  row: AttendanceRow,
  status: Status,
  { attendance, can, isOpen }: { attendance: Attendance; can: MarkAbilities; isOpen: boolean }
): boolean {
  if (attendance.is_cancelled || (row.is_billed && !can.delete)) return false
  if (row.is_frozen && row.version === 0) return false
  if (attendance.is_locked && !can.delete) return false
  if (!isOpen && status !== 'excused') return false
  return row.version === 0 ? can.create : can.update
}
