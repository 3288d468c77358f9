import { StudentHeadline } from '~/components/students/student_headline'
import { StudentOverview } from '~/components/students/student_overview'
import { StudentPhoto } from '~/components/students/student_photo'
import { studentUrls } from '~/components/students/student_urls'
import type { StudentDetail } from '~/components/students/types'
import { RecordActivity } from '~/ui/record/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { useNames } from '~/ui/use_names'
import classes from '~/ui/record/record.module.css'

interface StudentShowProps {
  student: StudentDetail
  activity: ActivityRow[]
  tab: 'overview' | 'activity'
  can: Abilities
}

export default function StudentShow({ student, activity, tab, can }: StudentShowProps) {
  const tabs = useUsualTabs()
  return (
    <div className={classes.record}>
      <RecordHeader
        area="students"
        record={student}
        name={useNames()(student)}
        picture={<StudentPhoto student={student} size={56} />}
        lead={<StudentHeadline student={student} />}
        urls={studentUrls}
        can={can}
      />
      <RecordTabs
        url={studentUrls.show(student.id)}
        tabs={[tabs.overview, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' ? (
        <StudentOverview student={student} />
      ) : (
        <RecordActivity area="students" activity={activity} />
      )}
    </div>
  )
}
