import { useTranslations } from 'use-intl'
import { statusTones } from '~/components/groups/status_tones'
import type { GroupStatus } from '~/components/groups/types'
import { StatusDot } from '~/ui/status_dot'

interface GroupStatusWordProps {
  group: { status: GroupStatus; archived_at: string | null }
}

export function GroupStatusWord({ group }: GroupStatusWordProps) {
  const t = useTranslations('groups.status')
  if (group.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={statusTones[group.status]}>{t(group.status)}</StatusDot>
}
