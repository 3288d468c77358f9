import { useTranslations } from 'use-intl'
import { statusTones } from '~/components/guardians/guardian_choices'
import type { GuardianStatus } from '~/components/guardians/types'
import { StatusDot } from '~/ui/status_dot'

interface GuardianStatusWordProps {
  guardian: { status: GuardianStatus; archived_at: string | null }
}

export function GuardianStatusWord({ guardian }: GuardianStatusWordProps) {
  const t = useTranslations('guardians.status')
  if (guardian.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={statusTones[guardian.status]}>{t(guardian.status)}</StatusDot>
}
