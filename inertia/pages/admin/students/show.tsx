import { useTranslations } from 'use-intl'
import {
  StudentEnrolments,
  type StudentEnrolment,
} from '~/components/enrolments/student_enrolments'
import { StudentGuardians } from '~/components/guardians/student_guardians'
import type { StudentFamily } from '~/components/guardians/types'
import { PersonPhoto } from '~/components/people/person_photo'
import type { PortalAccount, SameContact } from '~/components/people/types'
import { StudentHeadline } from '~/components/students/student_headline'
import { StudentOverview } from '~/components/students/student_overview'
import { studentUrls } from '~/components/students/student_urls'
import type { StudentDetail } from '~/components/students/types'
import { RecordActivity } from '~/ui/record/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { useNames } from '~/ui/use_names'
import classes from '~/ui/record/record.module.css'

type StudentShowProps = {
  student: StudentDetail
  activity: ActivityRow[]
  family: StudentFamily | null
  account: PortalAccount
  enrolments: StudentEnrolment[]
  /** Whom a guardian that was just refused may be already. */
  guardian_duplicates: SameContact[]
  tab: 'overview' | 'guardians' | 'enrolments' | 'activity'
  can: Abilities & { enrolments: boolean }
}

export default function StudentShow(props: StudentShowProps) {
  const { student, activity, family, account, enrolments, tab, can } = props
  const tabs = useUsualTabs()
  const guardians = {
    id: 'guardians',
    label: useTranslations('guardians.of_student')('tab'),
    count: family?.guardians.length,
  }
  const groups = { id: 'enrolments', label: useTranslations('enrolments.of_student')('tab') }
  const further = [...(family ? [guardians] : []), ...(can.enrolments ? [groups] : [])]
  return (
    <div className={classes.record}>
      <RecordHeader
        area="students"
        record={student}
        name={useNames()(student)}
        picture={<PersonPhoto person={student} size={56} />}
        lead={<StudentHeadline student={student} />}
        urls={studentUrls}
        can={can}
      />
      <RecordTabs
        url={studentUrls.show(student.id)}
        tabs={[tabs.overview, ...further, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' && (
        <StudentOverview
          student={student}
          family={family}
          account={account}
          can={can.update && student.archived_at === null}
        />
      )}
      {tab === 'guardians' && family && (
        <StudentGuardians student={student} family={family} suspects={props.guardian_duplicates} />
      )}
      {tab === 'enrolments' && <StudentEnrolments enrolments={enrolments} />}
      {tab === 'activity' && <RecordActivity area="students" activity={activity} />}
    </div>
  )
}
