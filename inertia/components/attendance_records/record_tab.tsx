import { urlFor } from '~/client'
import { RecordFacts } from '~/components/attendance_records/record_facts'
import { RecordSessions } from '~/components/attendance_records/record_sessions'
import type { AttendanceRecord } from '~/components/attendance_records/types'
import { queryString } from '~/ui/list/list_query'
import record from '~/ui/record/record.module.css'

/** How a student attended, on their page in the back office. */
export function RecordTab({ student, shown }: { student: string; shown: AttendanceRecord }) {
  const url = urlFor('admin.students.show', { id: student })
  return (
    <div className={`${record.overview} ${record.asideFirst}`}>
      <RecordSessions
        shown={shown}
        hrefOf={(query) => url + queryString({ tab: 'attendance', ...query }, { page: 1 })}
        sessionHref={(id) => urlFor('admin.attendance.show', { id })}
      />
      <RecordFacts shown={shown} />
    </div>
  )
}
