import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { StatusDot } from '~/ui/status_dot'

interface BookedSessionsProps {
  count: number
  /** Days of the centre's; without a last one until further notice. */
  from: string
  until: string | null
  today: string
  room?: string
  branch?: string | null
  /** `count`: there should be none on these days. `keep`: they stay at the hours they have. */
  says?: 'count' | 'keep'
}

/** Sessions that stand on days of something else, and the way to where they are moved or cancelled. */
export function BookedSessions({
  count,
  from,
  until,
  today,
  room,
  branch,
  says = 'count',
}: BookedSessionsProps) {
  const t = useTranslations('sessions.booked')
  const may = usePermissions()
  if (count === 0) return null
  const days = { starts_from: from < today ? today : from, ...(until && { starts_to: until }) }
  const qs = { ...days, status: 'scheduled', ...(room && { room }), ...(branch && { branch }) }
  return (
    <StatusDot tone={says === 'keep' ? 'info' : 'attention'} isSentence>
      <span>
        {t(says, { count })}{' '}
        {may('admin.sessions.index') && (
          <Anchor component={Link} href={urlFor('admin.class_sessions.index', {}, { qs })}>
            {t('show')}
          </Anchor>
        )}
      </span>
    </StatusDot>
  )
}
