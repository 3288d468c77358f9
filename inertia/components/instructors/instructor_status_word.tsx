import { useTranslations } from 'use-intl'
import { statusTones } from '~/components/instructors/instructor_choices'
import type { InstructorStatus } from '~/components/instructors/types'
import { StatusDot } from '~/ui/status_dot'

interface InstructorStatusWordProps {
  instructor: { status: InstructorStatus; archived_at: string | null }
}

export function InstructorStatusWord({ instructor }: InstructorStatusWordProps) {
  const t = useTranslations('instructors.status')
  if (instructor.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={statusTones[instructor.status]}>{t(instructor.status)}</StatusDot>
}
