import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { UnverifiedEmail } from '~/components/auth/unverified_email'
import { Information } from '~/components/profile/information/information'
import { Preferences } from '~/components/profile/preferences/preferences'
import { profileTabs, type ProfileTab } from '~/components/profile/profile_tabs'
import { OwnData } from '~/components/profile/own_data'
import { Security } from '~/components/profile/security'
import type {
  Notification,
  OwnAccount,
  OwnPerson,
  DeletionBlocker,
} from '~/components/profile/types'
import { SessionsPanel } from '~/components/profile/sessions_panel'
import type { ListedSession } from '~/components/sessions/types'
import type { TwoFactor } from '~/components/two_factor/types'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { LinkTabs } from '~/ui/page/link_tabs'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/profile/profile.module.css'

interface ProfileProps {
  tab: ProfileTab
  person: OwnPerson
  account: OwnAccount
  reasons: DeletionBlocker[]
  sessions: ListedSession[]
  notifications: Notification[]
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
        {tab === 'preferences' && <Preferences account={account} notifications={notifications} />}
        {tab === 'data' && <OwnData person={person} account={account} reasons={reasons} />}
      </div>
    </>
  )
}
