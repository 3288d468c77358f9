import { longest } from '#domain/shared/limits/text_lengths'
import { PasswordInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { minimumPasswordLength } from '#domain/access/accounts/rules/password'
import { usePasswordToggle } from '~/components/auth/use_password_toggle'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/components/auth/auth.module.css'

interface OpenerFieldsProps {
  field: (name: 'first_name' | 'last_name' | 'email' | 'password') => Binding<string>
}

export function OpenerFields({ field }: OpenerFieldsProps) {
  const t = useTranslations('register.open')
  const toggle = usePasswordToggle()
  const password = field('password')
  const frame = useFieldFrame(password, {
    label: t('password'),
    help: t('password_help', { min: minimumPasswordLength }),
    required: true,
  })
  return (
    <fieldset className={classes.group}>
      <legend>{t('you')}</legend>
      <TextField
        label={t('first_name')}
        field={field('first_name')}
        required
        autoComplete="given-name"
        maxLength={longest.personName}
      />
      <TextField
        label={t('last_name')}
        field={field('last_name')}
        required
        autoComplete="family-name"
        maxLength={longest.personName}
      />
      <TextField
        label={t('email')}
        field={field('email')}
        required
        dir="ltr"
        type="email"
        autoComplete="username"
      />
      <PasswordInput
        {...frame}
        dir="ltr"
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        value={password.value}
        onChange={(event) => password.onChange(event.currentTarget.value)}
      />
    </fieldset>
  )
}
