import { useTranslations } from 'use-intl'
import type { EnrolmentStatus } from '~/components/groups/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<EnrolmentStatus, Tone> = {
  inquiry: 'neutral',
  pending: 'attention',
  trial: 'info',
  active: 'success',
  frozen: 'info',
  waitlisted: 'neutral',
  offered: 'attention',
  completed: 'neutral',
  transferred: 'neutral',
  dropped: 'danger',
  expired: 'neutral',
  declined: 'neutral',
}

export function EnrolmentStatusWord({ status }: { status: EnrolmentStatus }) {
  const t = useTranslations('enrolments.status')
  return <StatusDot tone={tones[status]}>{t(status)}</StatusDot>
}
