import { useTranslations } from 'use-intl'
import type { GuardianStatus } from '~/components/guardians/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<GuardianStatus, Tone> = { active: 'success', inactive: 'neutral' }

interface GuardianStatusWordProps {
  guardian: { status: GuardianStatus; archived_at: string | null }
}

export function GuardianStatusWord({ guardian }: GuardianStatusWordProps) {
  const t = useTranslations('guardians.status')
  if (guardian.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[guardian.status]}>{t(guardian.status)}</StatusDot>
}
