import { StudentActivity } from '~/components/students/student_activity'
import { StudentHeader } from '~/components/students/student_header'
import { StudentOverview } from '~/components/students/student_overview'
import { StudentTabs, type StudentTab } from '~/components/students/student_tabs'
import type { Abilities, ActivityRow, StudentDetail } from '~/components/students/types'
import classes from '~/components/students/record.module.css'

interface StudentShowProps {
  student: StudentDetail
  activity: ActivityRow[]
  tab: StudentTab
  can: Abilities
}

export default function StudentShow({ student, activity, tab, can }: StudentShowProps) {
  return (
    <div className={classes.record}>
      <StudentHeader student={student} can={can} />
      <StudentTabs id={student.id} current={tab} />
      {tab === 'overview' ? (
        <StudentOverview student={student} />
      ) : (
        <StudentActivity activity={activity} />
      )}
    </div>
  )
}
