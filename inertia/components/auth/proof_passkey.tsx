import { useTranslations } from 'use-intl'
import { PasskeyButton } from '~/components/auth/passkey_button'
import { proofRoutes } from '~/components/auth/proof_routes'
import type { PasskeyWay } from '~/components/auth/use_passkey'
import type { SignedInUser } from '~/types'

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
