import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AuditEntryLine } from '~/components/audit/audit_entry'
import type { AuditEntry } from '~/components/audit/types'
import type { ListedSession } from '~/components/sessions/session_row'
import type { BranchOption } from '~/components/branches/types'
import type { Abilities, Standing, UserDetail } from '~/components/users/types'
import { UserHeader } from '~/components/users/user_header'
import { UserOverview } from '~/components/users/user_overview'
import { UserSessions } from '~/components/users/user_sessions'
import { useNames } from '~/ui/names/use_names'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import list from '~/ui/record/activity/activity.module.css'
import classes from '~/ui/record/record.module.css'

interface UserShowProps {
  user: UserDetail
  branches: BranchOption[]
  sessions: ListedSession[]
  activity: AuditEntry[]
  tab: 'overview' | 'sessions' | 'activity'
  standing: Standing
  can: Abilities
}

export default function UserShow(props: UserShowProps) {
  const { user, sessions, activity, tab, standing, can } = props
  const t = useTranslations('users')
  const empty = useTranslations('ui.record.activity')('empty')
  const tabs = useUsualTabs()
  const name = useNames()(user).lead
  return (
    <RecordPage name={name}>
      <UserHeader user={user} standing={standing} can={can} />
      <RecordTabs
        url={urlFor('admin.users.show', { id: user.id })}
        tabs={[tabs.overview, { id: 'sessions', label: t('tabs.sessions') }, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' && <UserOverview user={user} />}
      {tab === 'sessions' && <UserSessions sessions={sessions} />}
      {tab === 'activity' && (
        <section className={classes.card} aria-label={tabs.activity.label}>
          {can.audit && (
            <Anchor
              component={Link}
              href={urlFor('admin.audit.index', {}, { qs: { person: user.id } })}
            >
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
    </RecordPage>
  )
}
