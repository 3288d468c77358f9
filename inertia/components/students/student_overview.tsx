import { useTranslations } from 'use-intl'
import { FamilyCard } from '~/components/guardians/family_card'
import type { StudentFamily } from '~/components/guardians/types'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { NextSessionCard } from '~/components/office_day/next_session_card'
import type { OfficeSession } from '~/components/office_day/types'
import { BillingCard } from '~/components/payers/billing_card'
import type { PersonBillingProps } from '~/components/payers/types'
import { ContactCard } from '~/components/people/contact_card'
import { OpenMakeUps } from '~/components/students/open_make_ups'
import {
  StudentAttendanceCard,
  type StudentAttendanceSums,
} from '~/components/students/student_attendance_card'
import type { StudentDetail } from '~/components/students/types'
import { NotesCard } from '~/ui/record/notes_card'
import record from '~/ui/record/record.module.css'
import classes from '~/components/students/student_overview.module.css'

/** Each is null without permission to see it. */
export type StudentToday = {
  sessions: { next: OfficeSession | null } | null
  attendance: StudentAttendanceSums | null
  billing: PersonBillingProps
}

interface StudentOverviewProps {
  student: StudentDetail
  overview: StudentToday
  family: StudentFamily | null
  makeUps: StudentMakeUp[]
  today: string
  mayMakeUp: boolean
}

/** How the student stands today: what comes next, how they attend, what is owed to them, whom to call. */
export function StudentOverview(props: StudentOverviewProps) {
  const { student, overview, family, makeUps, today, mayMakeUp } = props
  const t = useTranslations('students')
  const { sessions, attendance } = overview
  return (
    <div className={record.overview}>
      <div className={record.record}>
        {(sessions || attendance) && (
          <div className={classes.pair}>
            {sessions && <NextSessionCard session={sessions.next} today={today} />}
            {attendance && <StudentAttendanceCard student={student.id} sums={attendance} />}
          </div>
        )}
        <OpenMakeUps student={student.id} makeUps={makeUps} mayAct={mayMakeUp} />
        <NotesCard title={t('show.notes')} text={student.notes} />
      </div>
      <div className={record.record}>
        <ContactCard area="students" person={student} />
        <BillingCard billing={overview.billing} />
        {family && <FamilyCard student={student} family={family} />}
      </div>
    </div>
  )
}
