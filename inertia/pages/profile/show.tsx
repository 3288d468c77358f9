import { useTranslations } from 'use-intl'
import { UnverifiedEmail } from '~/components/auth/unverified_email'
import { Information } from '~/components/profile/information/information'
import { Preferences } from '~/components/profile/preferences/preferences'
import { profileTabs, profileUrls, type ProfileTab } from '~/components/profile/profile_urls'
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
import { useKind } from '~/components/profile/use_kind'
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
  const kind = useKind()
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.stack}>
        <LinkTabs
          label={t('tabs.label')}
          tabs={profileTabs.map((part) => ({
            href: profileUrls.show(kind, part),
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
