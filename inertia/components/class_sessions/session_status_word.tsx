import { useTranslations } from 'use-intl'
import type { SessionRow } from '~/components/class_sessions/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

interface SessionStatusWordProps extends Pick<SessionRow, 'status'> {
  /** A session whose attendance is taken counts as completed, but is under way until it ends. */
  endsAt?: string
}

export function SessionStatusWord({ status, endsAt = '' }: SessionStatusWordProps) {
  const t = useTranslations('sessions')
  if (status === 'completed' && new Date(endsAt) > new Date())
    return <StatusDot tone="success">{t('under_way')}</StatusDot>
  return <StatusDot tone={tones[status]}>{t(`status.${status}`)}</StatusDot>
}

const tones: Record<SessionRow['status'], Tone> = {
  scheduled: 'info',
  cancelled: 'danger',
  completed: 'neutral',
}
