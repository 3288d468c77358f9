import { useTranslations } from 'use-intl'
import { Card } from '~/components/profile/card'
import { PasswordForm } from '~/components/profile/password_form'
import { TwoFactorPanel, type TwoFactor } from '~/components/two_factor/two_factor_panel'
import { type OwnAccount, useProfileRoute } from '~/components/profile/profile'
import classes from '~/components/profile/profile.module.css'
import { router, useForm } from '@inertiajs/react'
import { Button, Group, TextInput } from '@mantine/core'
import { urlFor } from '~/client'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { ErrorText } from '~/ui/error_text'
import { isolate } from '~/ui/isolate'
import { longestAddress } from '#domain/shared/limits/address_length'

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

function EmailForm({ account }: { account: OwnAccount }) {
  const t = useTranslations('profile.email')
  const profile = useProfileRoute()
  const form = useForm({ new_email: '' })
  const formRef = useFocusOnRefusal(form.processing)
  const url = urlFor(`${profile}.email.update`)
  return (
    <Card title={t('title')} lead={t('lead', { email: isolate(account.email, 'ltr') })}>
      {account.pending_email && (
        <div className={classes.pending}>
          <p>{t('pending', { email: isolate(account.pending_email, 'ltr') })}</p>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => router.delete(url, { preserveScroll: true })}
          >
            {t('withdraw')}
          </Button>
        </div>
      )}
      <form
        ref={formRef}
        className={classes.form}
        aria-label={t('title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.put(url, { preserveScroll: true })
        }}
      >
        <TextInput
          label={t('new_email')}
          description={t('help')}
          name="new_email"
          type="email"
          inputMode="email"
          dir="ltr"
          data-ltr
          autoComplete="email"
          maxLength={longestAddress}
          value={form.data.new_email}
          onChange={(event) => form.setData('new_email', event.currentTarget.value)}
          error={form.errors.new_email && <ErrorText>{form.errors.new_email}</ErrorText>}
        />
        <Group>
          <Button type="submit" loading={form.processing}>
            {t('submit')}
          </Button>
        </Group>
      </form>
    </Card>
  )
}
