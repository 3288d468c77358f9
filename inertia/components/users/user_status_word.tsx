import { useTranslations } from 'use-intl'
import type { UserStatus } from '~/components/users/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<UserStatus, Tone> = {
  invited: 'info',
  active: 'success',
  suspended: 'danger',
}

interface UserStatusWordProps {
  user: { status: UserStatus; archived_at: string | null }
}

export function UserStatusWord({ user }: UserStatusWordProps) {
  const t = useTranslations('users.status')
  if (user.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[user.status]}>{t(user.status)}</StatusDot>
}
