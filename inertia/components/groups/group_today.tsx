import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SeatsMeter } from '~/components/groups/seats_meter'
import type { GroupDetail } from '~/components/groups/types'
import { NextSessionCard } from '~/components/office_day/next_session_card'
import type { OfficeSession } from '~/components/office_day/types'
import record from '~/ui/record/record.module.css'
import classes from '~/components/groups/group_today.module.css'

/** Null without permission to see sessions. */
export type GroupSessions = { next: OfficeSession | null } | null

interface GroupTodayProps {
  group: GroupDetail
  sessions: GroupSessions
  today: string
}

/** The group’s next session, and how full it is. */
export function GroupToday({ group, sessions, today }: GroupTodayProps) {
  return (
    <div className={classes.pair}>
      {sessions && <NextSessionCard session={sessions.next} today={today} />}
      <SeatsCard group={group} />
    </div>
  )
}

function SeatsCard({ group }: { group: GroupDetail }) {
  const t = useTranslations('groups.today')
  const { id, capacity, seats_taken: taken, min_students: least, waiting } = group
  const missing = (least ?? 0) - taken
  return (
    <section className={record.card} aria-label={t('seats')}>
      <Title order={2}>{t('seats')}</Title>
      <div className={classes.meter}>
        <SeatsMeter group={{ capacity, seats_taken: taken, waiting: 0 }} />
      </div>
      <ul className={classes.facts}>
        {taken < capacity && <li>{t('free', { count: capacity - taken })}</li>}
        {missing > 0 && <li>{t('missing', { count: missing })}</li>}
        {waiting > 0 && (
          <li>
            <Anchor
              component={Link}
              href={`${urlFor('admin.groups.show', { id })}?tab=waiting`}
              fz="inherit"
            >
              {t('waiting', { count: waiting })}
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  )
}
