import { useTranslations } from 'use-intl'
import type { StudentStatus } from '~/components/students/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<StudentStatus, Tone> = {
  lead: 'info',
  applicant: 'info',
  active: 'success',
  on_hold: 'attention',
  left: 'neutral',
  alumni: 'neutral',
  blocked: 'danger',
}

/** A student's status: a dot and a word. */
export function StudentStatusWord({
  student,
}: {
  student: { status: StudentStatus; archived_at: string | null }
}) {
  const t = useTranslations('students.status')
  if (student.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[student.status]}>{t(student.status)}</StatusDot>
}
