import { useTranslations } from 'use-intl'
import type { PackageRow, PackageStatus } from '~/components/packages/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<PackageStatus, Tone> = {
  draft: 'attention',
  active: 'success',
  retired: 'neutral',
}

export function PackageStatusWord({
  found,
}: {
  found: Pick<PackageRow, 'status' | 'archived_at'>
}) {
  const t = useTranslations('packages.status')
  if (found.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[found.status]}>{t(found.status)}</StatusDot>
}
