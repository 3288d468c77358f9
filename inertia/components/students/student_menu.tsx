import { router } from '@inertiajs/react'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import type { Scheduling } from '~/components/class_sessions/use_scheduling'
import type { StudentEnrolment } from '~/components/enrolments/use_student_enrolment_columns'
import { BillItem } from '~/components/invoice_drafts/bill_item'
import { tones } from '~/components/students/student_statuses'
import type { StudentDetail, StudentStatus } from '~/components/students/types'
import type { RowAct } from '~/ui/list/table/row_act'
import { Menu } from '~/ui/menu/menu'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import { inGroupStatuses } from '#domain/shared/choices/in_group'

/** The commonest acts upon an enrolment; the tab of groups has the others. */
const common = ['transfer', 'freeze', 'unfreeze', 'call_off', 'drop']

interface StudentMenuProps {
  student: StudentDetail
  enrolments: StudentEnrolment[]
  acts: (enrolment: StudentEnrolment) => RowAct[]
  /** Whether its status may be set. */
  can: boolean
  schedule: Scheduling['link']
}

export function StudentMenu(props: StudentMenuProps) {
  const { student, enrolments, acts, can, schedule } = props
  const t = useTranslations('students.acts')
  return (
    <>
      {schedule && (
        <Menu.Item
          component="a"
          {...schedule}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          {t('schedule')}
        </Menu.Item>
      )}
      <BillItem subject={{ student: student.id }} label={t('bill')} />
      <EnrolmentItems enrolments={enrolments} acts={acts} />
      {can && <StatusItems student={student} />}
    </>
  )
}

/** The acts upon each current enrolment, under its group’s name. */
function EnrolmentItems({ enrolments, acts }: Pick<StudentMenuProps, 'enrolments' | 'acts'>) {
  const both = useBothNames()
  return enrolments
    .filter(({ status }) => isInGroup(status))
    .map((enrolment) => (
      <Fragment key={enrolment.id}>
        <Menu.Label>
          <bdi>{both({ title_en: enrolment.title_en, title_ar: enrolment.title_ar }).lead}</bdi>
        </Menu.Label>
        {acts(enrolment)
          .filter(({ id }) => common.includes(id))
          .map(({ id, label, icon, danger, run }) => (
            <Menu.Item key={id} color={danger ? 'red' : undefined} leftSection={icon} onClick={run}>
              {label}
            </Menu.Item>
          ))}
      </Fragment>
    ))
}

const isInGroup = (status: StudentEnrolment['status']) =>
  (inGroupStatuses as readonly string[]).includes(status)

function StatusItems({ student }: Pick<StudentMenuProps, 'student'>) {
  const t = useTranslations('students')
  const { id, version } = student
  const set = (status: StudentStatus) =>
    router.put(
      urlFor('admin.students.status.update', { id }),
      { status, version },
      { preserveScroll: true }
    )
  return (
    <>
      <Menu.Label>{t('acts.set_status')}</Menu.Label>
      {studentStatuses
        .filter((status) => status !== student.status)
        .map((status) => (
          <Menu.Item key={status} onClick={() => set(status)}>
            <StatusDot tone={tones[status]}>{t(`status.${status}`)}</StatusDot>
          </Menu.Item>
        ))}
      <Menu.Divider />
    </>
  )
}
