import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AuditEntryLine } from '~/components/audit/audit_entry'
import type { AuditEntry } from '~/components/audit/types'
import type { ListedSession } from '~/components/sessions/types'
import type { Abilities, Standing, UserDetail } from '~/components/users/types'
import { UserHeader } from '~/components/users/user_header'
import { UserOverview } from '~/components/users/user_overview'
import { UserSessions } from '~/components/users/user_sessions'
import { UserTabs, type UserTab } from '~/components/users/user_tabs'
import { userUrls } from '~/components/users/user_urls'
import list from '~/components/students/activity.module.css'
import classes from '~/components/students/record.module.css'

interface UserShowProps {
  user: UserDetail
  sessions: ListedSession[]
  activity: AuditEntry[]
  tab: UserTab
  standing: Standing
  can: Abilities
}

export default function UserShow(props: UserShowProps) {
  const { user, sessions, activity, tab, standing, can } = props
  const t = useTranslations('users')
  const empty = useTranslations('students.activity')('empty')
  return (
    <div className={classes.record}>
      <UserHeader user={user} standing={standing} can={can} />
      <UserTabs id={user.id} current={tab} />
      {tab === 'overview' && <UserOverview user={user} />}
      {tab === 'sessions' && <UserSessions sessions={sessions} />}
      {tab === 'activity' && (
        <section className={classes.card} aria-label={t('tabs.activity')}>
          {can.audit && (
            <Anchor component={Link} href={userUrls.audit(user.id)}>
              {t('show.everything_done')}
            </Anchor>
          )}
          {activity.length === 0 && <Text c="dimmed">{empty}</Text>}
          <ul className={list.activity}>
            {activity.map((entry) => (
              <AuditEntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
