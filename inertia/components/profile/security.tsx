import { useTranslations } from 'use-intl'
import { Card } from '~/components/profile/card'
import { EmailForm } from '~/components/profile/information/email_form'
import { PasswordForm } from '~/components/profile/password_form'
import { TwoFactorPanel } from '~/components/profile/two_factor_panel'
import type { TwoFactor } from '~/components/two_factor/types'
import type { OwnAccount } from '~/components/profile/types'
import classes from '~/components/profile/profile.module.css'

interface SecurityProps {
  account: OwnAccount
  twoFactor: TwoFactor | null
}

export function Security({ account, twoFactor }: SecurityProps) {
  return (
    <div className={classes.stack}>
      <EmailForm key={account.pending_email ?? account.email} account={account} />
      <PasswordForm account={account} />
      {twoFactor && <TwoFactorCard twoFactor={twoFactor} />}
    </div>
  )
}

function TwoFactorCard({ twoFactor }: { twoFactor: TwoFactor }) {
  const t = useTranslations('two_factor')
  return (
    <Card title={t('title')} lead={twoFactor.is_required ? t('lead_required') : t('lead')}>
      <TwoFactorPanel twoFactor={twoFactor} />
    </Card>
  )
}
