import { useTranslations } from 'use-intl'
import { tones } from '~/components/students/student_statuses'
import type { StudentStatus } from '~/components/students/types'
import { StatusDot } from '~/ui/status_dot'

export function StudentStatusWord({
  student,
}: {
  student: { status: StudentStatus; archived_at: string | null }
}) {
  const t = useTranslations('students.status')
  if (student.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[student.status]}>{t(student.status)}</StatusDot>
}
