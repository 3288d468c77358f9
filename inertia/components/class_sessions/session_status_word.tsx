import { useTranslations } from 'use-intl'
import type { SessionRow } from '~/components/class_sessions/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

export function SessionStatusWord({ status }: Pick<SessionRow, 'status'>) {
  const t = useTranslations('sessions')
  return <StatusDot tone={tones[status]}>{t(`status.${status}`)}</StatusDot>
}

const tones: Record<SessionRow['status'], Tone> = {
  scheduled: 'info',
  cancelled: 'danger',
  completed: 'neutral',
}
