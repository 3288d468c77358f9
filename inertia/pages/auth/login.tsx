import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { rememberDays } from '#domain/access/sessions/rules/session_lifetime'
import { kinds, type Kind } from '#domain/shared/choices/kinds'
import { accountRoutes } from '~/components/auth/account_routes'
import { DoorHeading, DoorForm } from '~/components/auth/door'
import { StepPasskey } from '~/components/auth/step_passkey'
import { usePasswordToggle } from '~/components/auth/use_password_toggle'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import { ErrorText } from '~/ui/error_text'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/auth/auth.module.css'

interface LoginProps {
  door: SignedInUser['kind']
}

export default function Login({ door }: LoginProps) {
  const t = useTranslations('auth')
  const remember = useTranslations('session.remember')
  const account = useTranslations('account.forgot')
  const toggle = usePasswordToggle()
  const form = useForm({ email: '', password: '', remember: false })

  return (
    <>
      <DoorHeading title={t('login.title')} lead={t(`login.lead.${door}`)} />
      <DoorForm
        isPending={form.processing}
        send={() => form.post(portalRoutes(door).login, { onError: () => form.reset('password') })}
      >
        <TextInput
          label={t('login.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username webauthn"
          autoFocus
          size="md"
          value={form.data.email}
          onChange={(event) => form.setData('email', event.currentTarget.value)}
          error={form.errors.email && <ErrorText>{form.errors.email}</ErrorText>}
        />
        <PasswordInput
          label={t('login.password')}
          name="password"
          dir="ltr"
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={toggle}
          value={form.data.password}
          onChange={(event) => form.setData('password', event.currentTarget.value)}
          error={form.errors.password && <ErrorText>{form.errors.password}</ErrorText>}
        />
        <Checkbox
          name="remember"
          label={remember('label', { days: rememberDays })}
          description={remember('help')}
          checked={form.data.remember}
          onChange={(event) => form.setData('remember', event.currentTarget.checked)}
        />
        <Button type="submit" size="md" fullWidth loading={form.processing}>
          {t('login.submit')}
        </Button>
        <StepPasskey door={door} step="sign_in" label={t('passkey.sign_in')} />
        <Link className={classes.forgot} href={accountRoutes(door).forgot}>
          {account('ask')}
        </Link>
      </DoorForm>
      <JoinLink door={door} />
      <OtherSignInPages kind={door} />
    </>
  )
}

function JoinLink({ door }: { door: SignedInUser['kind'] }) {
  const t = useTranslations('register.join')
  const letPeopleAsk = useShared().tenant?.open_doors ?? []
  if (door === 'admin' || !letPeopleAsk.includes(door)) return null
  return (
    <nav className={classes.others}>
      <Link href={accountRoutes(door).register}>{t('ask')}</Link>
    </nav>
  )
}

function OtherSignInPages({ kind }: { kind: Kind }) {
  const t = useTranslations('auth')
  return (
    <nav className={classes.others} aria-label={t('login.other_doors')}>
      <span>{t('login.other_doors')}</span>
      {kinds
        .toReversed()
        .filter((other) => other !== kind)
        .map((other) => (
          <Link key={other} href={portalRoutes(other).login}>
            {t(`doors.${other}.name`)}
          </Link>
        ))}
    </nav>
  )
}
