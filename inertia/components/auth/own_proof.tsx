import { PasswordInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { usePasswordToggle } from '~/components/auth/use_password_toggle'
import { ErrorText } from '~/ui/error_text'
import { PasskeyButton } from '~/components/auth/passkey_button'
import { proofRoutes } from '~/components/auth/proof_routes'
import type { PasskeyWay } from '~/components/auth/use_passkey'
import type { SignedInUser } from '~/types'

interface OwnPasswordProps {
  email: string
  value: string
  onChange: (value: string) => void
  error?: string
}

export function OwnPassword({ email, value, onChange, error }: OwnPasswordProps) {
  const t = useTranslations('session.confirm')
  const toggle = usePasswordToggle()
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={t('password')}
        name="password"
        dir="ltr"
        autoComplete="current-password"
        autoFocus
        data-autofocus
        size="md"
        visibilityToggleButtonProps={toggle}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error && <ErrorText>{error}</ErrorText>}
      />
    </>
  )
}

interface ProofPasskeyProps {
  door: SignedInUser['kind']
  proves: 'confirm' | 'unlock'
  send: PasskeyWay['send']
  error?: string
}

export function ProofPasskey({ door, proves, send, error }: ProofPasskeyProps) {
  const t = useTranslations('session.passkey')
  return (
    <PasskeyButton
      way={{ challenge: { url: proofRoutes(door).challenge }, send }}
      label={t(proves)}
      cancelled={t('cancelled')}
      error={error}
    />
  )
}
