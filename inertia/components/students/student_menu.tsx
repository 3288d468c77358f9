import { router } from '@inertiajs/react'
import { Menu } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import { tones } from '~/components/students/student_statuses'
import type { StudentDetail, StudentStatus } from '~/components/students/types'
import { StatusDot } from '~/ui/status_dot'

export function StudentMenu({ student }: { student: StudentDetail }) {
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
