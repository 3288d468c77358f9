import { urlFor } from '~/client'
import { Roster } from '~/components/attendance/roster'
import type { Attendance, MarkAbilities } from '~/components/attendance/types'
import { usePermissions } from '~/hooks/use_permissions'

interface SessionRosterProps {
  attendance: Attendance
  can: MarkAbilities
}

/** The roster as the office marks it. */
export function SessionRoster({ attendance, can }: SessionRosterProps) {
  const may = usePermissions()
  const id = attendance.session_id
  return (
    <Roster
      attendance={attendance}
      can={can}
      urls={{
        history: (student) => urlFor('admin.attendance_marks.index', { id, student }),
      }}
      studentUrl={
        may('admin.students.index')
          ? (student) => urlFor('admin.students.show', { id: student })
          : undefined
      }
    />
  )
}
