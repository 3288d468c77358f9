import { router } from '@inertiajs/react'
import { Menu } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import type { Scheduling } from '~/components/class_sessions/use_scheduling'
import { tones } from '~/components/students/student_statuses'
import type { StudentDetail, StudentStatus } from '~/components/students/types'
import { StatusDot } from '~/ui/status_dot'

interface StudentMenuProps {
  student: StudentDetail
  /** Whether its status may be set. */
  can: boolean
  schedule: Scheduling['link']
}

export function StudentMenu({ student, can, schedule }: StudentMenuProps) {
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
      {can && <StatusItems student={student} />}
    </>
  )
}

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
