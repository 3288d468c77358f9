import { useForm } from '@inertiajs/react'
import { Button, PasswordInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { minimumPasswordLength } from '#domain/access/accounts/rules/password'
import { urlFor } from '~/client'
import { DoorHeading, DoorForm } from '~/components/auth/door'
import { usePasswordToggle } from '~/components/auth/use_password_toggle'
import { useShared } from '~/hooks/use_shared'
import type { SignedInUser } from '~/types'
import { ErrorText } from '~/ui/error_text'
import { isolate } from '~/ui/isolate'

interface ResetPasswordProps {
  door: SignedInUser['kind']
  token: string
  email: string
  invited: boolean
}

const routes = {
  admin: 'admin.password.update',
  instructor: 'instructor.password.update',
  student: 'password.update',
} as const

const least = { min: minimumPasswordLength }

export default function ResetPassword({ door, token, email, invited }: ResetPasswordProps) {
  const t = useTranslations('auth.reset')
  const invitation = useTranslations('account.invitation')
  const { tenant } = useShared()
  const help = invited ? invitation('help', least) : t('help', least)
  const of = { email: isolate(email, 'ltr'), centre: isolate(tenant?.name ?? '') }
  const toggle = usePasswordToggle()
  const form = useForm({ password: '', password_confirmation: '' })
  const fields = ['password', 'password_confirmation'] as const

  return (
    <>
      {invited ? (
        <DoorHeading title={invitation('title')} lead={invitation('lead', of)} />
      ) : (
        <DoorHeading title={t('title')} lead={t('lead', of)} />
      )}
      <DoorForm isPending={form.processing} send={() => form.put(urlFor(routes[door], { token }))}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {fields.map((name) => (
          <PasswordInput
            key={name}
            name={name}
            label={t(name)}
            description={name === 'password' ? help : undefined}
            dir="ltr"
            autoComplete="new-password"
            size="md"
            visibilityToggleButtonProps={toggle}
            value={form.data[name]}
            onChange={(event) => form.setData(name, event.currentTarget.value)}
            error={form.errors[name] && <ErrorText>{form.errors[name]}</ErrorText>}
          />
        ))}
        <Button type="submit" size="md" fullWidth loading={form.processing}>
          {invited ? invitation('submit') : t('submit')}
        </Button>
      </DoorForm>
    </>
  )
}
