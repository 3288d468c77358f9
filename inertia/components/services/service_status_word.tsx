import { useTranslations } from 'use-intl'
import type { ServiceRow } from '~/components/services/types'
import { StatusDot } from '~/ui/status_dot'

interface ServiceStatusWordProps {
  service: Pick<ServiceRow, 'status' | 'archived_at'>
}

export function ServiceStatusWord({ service }: ServiceStatusWordProps) {
  const t = useTranslations('services.status')
  if (service.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  const tone = service.status === 'active' ? 'success' : 'neutral'
  return <StatusDot tone={tone}>{t(service.status)}</StatusDot>
}
