import { useForm } from '@inertiajs/react'
import { Button, Group, PasswordInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { minimumPasswordLength } from '#domain/access/accounts/rules/password'
import { urlFor } from '~/client'
import { usePasswordToggle } from '~/components/auth/use_password_toggle'
import { Card } from '~/components/profile/card'
import { type OwnAccount, useProfileRoute } from '~/components/profile/profile'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { useFormat } from '~/hooks/use_format'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/profile/profile.module.css'

const fields = [
  { name: 'current_password', autoComplete: 'current-password' },
  { name: 'password', autoComplete: 'new-password' },
  { name: 'password_confirmation', autoComplete: 'new-password' },
] as const

export function PasswordForm({ account }: { account: OwnAccount }) {
  const t = useTranslations('profile.password')
  const profile = useProfileRoute()
  const toggle = usePasswordToggle()
  const format = useFormat()
  const form = useForm({ current_password: '', password: '', password_confirmation: '' })
  const formRef = useFocusOnRefusal(form.processing)
  const changed = account.password_changed_at
  return (
    <Card
      title={t('title')}
      lead={changed ? t('lead_changed', { day: format.dayOf(changed) }) : t('lead')}
    >
      <form
        ref={formRef}
        className={classes.form}
        aria-label={t('title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.put(urlFor(`${profile}.password.update`), {
            preserveScroll: true,
            onSuccess: () => form.reset(),
          })
        }}
      >
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        {fields.map(({ name, autoComplete }) => (
          <PasswordInput
            key={name}
            name={name}
            label={t(name)}
            description={
              name === 'password' ? t('help', { min: minimumPasswordLength }) : undefined
            }
            dir="ltr"
            autoComplete={autoComplete}
            visibilityToggleButtonProps={toggle}
            value={form.data[name]}
            onChange={(event) => form.setData(name, event.currentTarget.value)}
            error={form.errors[name] && <ErrorText>{form.errors[name]}</ErrorText>}
          />
        ))}
        <Group>
          <Button type="submit" loading={form.processing}>
            {t('submit')}
          </Button>
        </Group>
      </form>
    </Card>
  )
}
