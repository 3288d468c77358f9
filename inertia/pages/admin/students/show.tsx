import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { recordUrls } from '~/ui/record/record_urls'
import type { BranchOption } from '~/components/branches/types'
import { AbsencesTab } from '~/components/absence_notices/absences_tab'
import type { StudentAbsences } from '~/components/absence_notices/types'
import type { PinStanding } from '~/components/check_in/pin_card'
import { RecordTab } from '~/components/attendance_records/record_tab'
import type { StudentAttendance } from '~/components/attendance_records/types'
import { SessionsTab } from '~/components/class_sessions/sessions_tab'
import type { SessionsOf } from '~/components/class_sessions/types'
import { EnrolDialog } from '~/components/enrolments/adding/enrol_dialog'
import type { EnrolmentQuestion } from '~/components/enrolments/acts/enrolment_acts'
import { EnrolmentDialog } from '~/components/enrolments/acts/enrolment_dialog'
import { StudentEnrolments } from '~/components/enrolments/student_enrolments'
import type { StudentEnrolment } from '~/components/enrolments/use_student_enrolment_columns'
import { useEnrolmentActs } from '~/components/enrolments/acts/use_enrolment_acts'
import type { TargetOption } from '~/components/groups/types'
import { StudentGuardians } from '~/components/guardians/student_guardians'
import type { StudentFamily } from '~/components/guardians/types'
import { StudentMakeUps } from '~/components/make_ups/student_make_ups'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { PersonPhoto } from '~/components/people/person_photo'
import { StudentPickupsCard } from '~/components/pickups/student_pickups'
import type { StudentPickups } from '~/components/pickups/types'
import type { PortalAccount, SameContact } from '~/components/people/types'
import { StudentHeadline } from '~/components/students/student_headline'
import { useScheduling } from '~/components/class_sessions/use_scheduling'
import { StudentMenu } from '~/components/students/student_menu'
import { StudentDetails } from '~/components/students/student_details'
import { StudentOverview, type StudentToday } from '~/components/students/student_overview'
import type { StudentPageAbilities, StudentDetail } from '~/components/students/types'
import { useBothNames } from '~/ui/names/both_names'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { ActivityRow } from '~/ui/record/types'
import { useNames } from '~/ui/names/use_names'

type StudentTab =
  | ('overview' | 'guardians' | 'enrolments' | 'sessions' | 'attendance')
  | ('absences' | 'make_ups' | 'details' | 'activity')

type StudentShowProps = {
  student: StudentDetail
  age: number | null
  activity: ActivityRow[]
  family: StudentFamily | null
  account: PortalAccount | null
  check_in_pin: PinStanding
  pickups: StudentPickups | null
  enrolments: StudentEnrolment[]
  overview: StudentToday | null
  sessions: SessionsOf | null
  attendance: StudentAttendance
  absences: StudentAbsences | null
  make_ups: StudentMakeUp[]
  branches: BranchOption[]
  guardian_duplicates: SameContact[]
  tab: StudentTab
  today: string
  can: StudentPageAbilities
  targets?: TargetOption[]
}

type Asked =
  { is: 'enrol' } | { is: 'enrolment'; question: EnrolmentQuestion; row: StudentEnrolment }

export default function StudentShow(props: StudentShowProps) {
  const { student, age, activity, family, account, enrolments, sessions, tab, can } = props
  const { absences, attendance } = props
  const t = useTranslations('enrolments.of_student')
  const { overview, details, activity: last } = useUsualTabs()
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)
  const scheduling = useScheduling({ student: student.id })
  const both = useBothNames()
  const mayBill = usePermissions()('admin.invoices.create')
  const isHere = student.archived_at === null
  const enrol = can.enrol && isHere ? () => ask({ is: 'enrol' }) : undefined
  const acts = useEnrolmentActs<StudentEnrolment>(
    { mayAct: can.change && isHere, today: props.today },
    (question, row) => ask({ is: 'enrolment', question, row })
  )
  const guardians = {
    id: 'guardians',
    label: useTranslations('guardians.of_student')('tab'),
    count: family?.guardians.length,
  }
  const groups = { id: 'enrolments', label: t('tab'), count: enrolments.length }
  const ofSessions = {
    id: 'sessions',
    label: useTranslations('sessions.of')('tab'),
    count: sessions?.ahead,
  }
  const ofAttendance = { id: 'attendance', label: useTranslations('attendance_record')('tab') }
  const ofAbsences = { id: 'absences', label: useTranslations('absence_notices')('tab') }
  const ofMakeUps = {
    id: 'make_ups',
    label: useTranslations('make_ups')('tab'),
    count: props.make_ups.filter(({ state }) => state === 'available').length,
  }
  const further = [
    ...(family ? [guardians] : []),
    ...(can.enrolments ? [groups] : []),
    ...(sessions ? [ofSessions] : []),
    ...(attendance ? [ofAttendance] : []),
    ...(absences ? [ofAbsences] : []),
    ...(can.make_ups ? [ofMakeUps] : []),
    details,
  ]
  const name = useNames()(student)
  return (
    <RecordPage name={name.lead}>
      <RecordHeader
        area="students"
        record={student}
        name={name}
        picture={<PersonPhoto person={student} size={56} />}
        lead={
          <StudentHeadline
            student={student}
            age={age}
            family={family}
            enrolments={can.enrolments ? enrolments : null}
          />
        }
        urls={recordUrls('students')}
        can={can}
        menu={
          isHere &&
          (can.update || can.change || scheduling.link || mayBill) && (
            <StudentMenu
              student={student}
              enrolments={enrolments}
              acts={acts}
              can={can.update}
              schedule={scheduling.link}
            />
          )
        }
        primary={
          enrol && (
            <Button
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={enrol}
              data-shortcut="create"
            >
              {t('enrol')}
            </Button>
          )
        }
      />
      <RecordTabs
        url={urlFor('admin.students.show', { id: student.id })}
        tabs={[overview, ...further, last]}
        current={tab}
      />
      {tab === 'overview' && props.overview && (
        <StudentOverview
          student={student}
          overview={props.overview}
          family={family}
          makeUps={props.make_ups}
          today={props.today}
          mayMakeUp={can.make_up}
        />
      )}
      {tab === 'details' && account && (
        <StudentDetails
          student={student}
          account={account}
          pin={props.check_in_pin}
          can={can.update && isHere}
        />
      )}
      {tab === 'guardians' && family && (
        <>
          <StudentGuardians
            student={student}
            family={family}
            suspects={props.guardian_duplicates}
          />
          {props.pickups && <StudentPickupsCard student={student} pickups={props.pickups} />}
        </>
      )}
      {tab === 'enrolments' && can.enrolments && (
        <StudentEnrolments enrolments={enrolments} acts={acts} onEnrol={enrol} />
      )}
      {tab === 'sessions' && sessions?.list && (
        <SessionsTab
          url={urlFor('admin.students.show', { id: student.id })}
          owner={{ of: 'student', id: student.id }}
          list={sessions.list}
          maySchedule={isHere}
        />
      )}
      {tab === 'attendance' && attendance?.shown && (
        <RecordTab student={student.id} shown={attendance.shown} />
      )}
      {tab === 'absences' && absences && (
        <AbsencesTab student={student.id} absences={absences} isHere={isHere} />
      )}
      {tab === 'make_ups' && can.make_ups && (
        <StudentMakeUps makeUps={props.make_ups} mayAct={can.make_up} />
      )}
      {tab === 'activity' && <RecordActivity area="students" activity={activity} />}
      {scheduling.dialog}
      {asked?.is === 'enrol' && <EnrolDialog {...props} onClose={close} />}
      {asked?.is === 'enrolment' && (
        <EnrolmentDialog
          {...props}
          {...asked}
          group={asked.row}
          place={`${both(asked.row).lead} · ${asked.row.code}`}
          onClose={close}
        />
      )}
    </RecordPage>
  )
}
