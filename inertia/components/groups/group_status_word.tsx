import { useTranslations } from 'use-intl'
import type { GroupStatus } from '~/components/groups/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

interface GroupStatusWordProps {
  group: { status: GroupStatus; archived_at: string | null }
}

export function GroupStatusWord({ group }: GroupStatusWordProps) {
  const t = useTranslations('groups.status')
  if (group.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[group.status]}>{t(group.status)}</StatusDot>
}

const tones: Record<GroupStatus, Tone> = {
  draft: 'neutral',
  open: 'info',
  running: 'success',
  suspended: 'attention',
  completed: 'neutral',
  cancelled: 'danger',
}
