import { useTranslations } from 'use-intl'
import type { InstructorStatus } from '~/components/instructors/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<InstructorStatus, Tone> = {
  applicant: 'info',
  active: 'success',
  on_leave: 'attention',
  left: 'neutral',
}

interface InstructorStatusWordProps {
  instructor: { status: InstructorStatus; archived_at: string | null }
}

export function InstructorStatusWord({ instructor }: InstructorStatusWordProps) {
  const t = useTranslations('instructors.status')
  if (instructor.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[instructor.status]}>{t(instructor.status)}</StatusDot>
}
