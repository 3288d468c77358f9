import { useTranslations } from 'use-intl'
import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import type { Feed } from '~/components/profile/preferences/calendar_feed'
import { Information } from '~/components/profile/information/information'
import { Preferences } from '~/components/profile/preferences/preferences'
import { OwnData } from '~/components/profile/own_data'
import { Security } from '~/components/profile/security'
import {
  type DeletionBlocker,
  type Notification,
  type OwnAccount,
  type OwnPerson,
  useProfileRoute,
} from '~/components/profile/profile'
import { type ListedSession, SessionRow } from '~/components/sessions/session_row'
import type { TwoFactor } from '~/components/two_factor/two_factor_panel'
import { LinkTabs } from '~/ui/page/link_tabs'
import { PageHeader } from '~/ui/page/page_header'
import { accountRoutes } from '~/components/auth/account_routes'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/profile/profile.module.css'
import list from '~/components/sessions/sessions.module.css'

interface ProfileProps {
  tab: ProfileTab
  person: OwnPerson
  account: OwnAccount
  reasons: DeletionBlocker[]
  sessions: ListedSession[]
  notifications: Notification[]
  /** Only among the preferences. */
  calendar_feed: Feed | null
  /** Only where the part about security is shown. */
  two_factor: TwoFactor | null
}

export default function Profile(props: ProfileProps) {
  const { tab, person, account, reasons, sessions, notifications, two_factor } = props
  const t = useTranslations('profile')
  const profile = useProfileRoute()
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.stack}>
        <LinkTabs
          label={t('tabs.label')}
          tabs={profileTabs.map((part) => ({
            href: urlFor(profile, {}, { qs: part === 'information' ? {} : { tab: part } }),
            label: t(`tabs.${part}`),
            isCurrent: part === tab,
          }))}
        />
        {tab === 'information' && <UnverifiedEmail />}
        {tab === 'information' && <Information person={person} />}
        {tab === 'security' && <Security account={account} twoFactor={two_factor} />}
        {tab === 'sessions' && <SessionsPanel sessions={sessions} />}
        {tab === 'preferences' && (
          <Preferences
            account={account}
            notifications={notifications}
            person={person}
            feed={props.calendar_feed}
          />
        )}
        {tab === 'data' && <OwnData person={person} account={account} reasons={reasons} />}
      </div>
    </>
  )
}

const profileTabs = ['information', 'security', 'sessions', 'preferences', 'data'] as const

type ProfileTab = (typeof profileTabs)[number]

function SessionsPanel({ sessions }: { sessions: ListedSession[] }) {
  const t = useTranslations('session.own')
  const profile = useProfileRoute()
  const end = (url: string) => router.delete(url, { preserveScroll: true })

  return (
    <section className={classes.card} aria-labelledby="sessions-title">
      <div className={list.head}>
        <div>
          <h2 id="sessions-title" className={classes.subtitle} tabIndex={-1}>
            {t('title')}
          </h2>
          <p className={classes.quiet}>{t('lead')}</p>
        </div>
        {sessions.length > 1 && (
          <Button
            variant="default"
            onClick={() => end(urlFor(`${profile}.other_sessions.destroy`))}
          >
            {t('end_others')}
          </Button>
        )}
      </div>
      <ul className={list.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={({ id }) => end(urlFor(`${profile}.sessions.destroy`, { id }))}
          />
        ))}
      </ul>
    </section>
  )
}

function UnverifiedEmail() {
  const t = useTranslations('account.verify')
  const user = useShared().auth?.user
  if (!user || user.email_verified) return null
  return (
    <p className={classes.unverified}>
      {t('unverified')} <Link href={accountRoutes(user.kind).verify}>{t('unverified_link')}</Link>
    </p>
  )
}
