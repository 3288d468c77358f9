import { router, usePage } from '@inertiajs/react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { PasskeyButton } from '~/components/auth/passkey_button'
import type { PasskeyWay } from '~/components/auth/use_passkey'
import type { SignedInUser } from '~/types'
import { urlFor } from '~/client'

type PasskeyStep = 'sign_in' | 'second_step'

interface StepPasskeyProps {
  door: SignedInUser['kind']
  step: PasskeyStep
  label: string
  variant?: 'default' | 'filled'
}

export function StepPasskey({ door, step, ...looks }: StepPasskeyProps) {
  const t = useTranslations('auth.passkey')
  const { errors } = usePage().props as { errors?: { passkey?: string } }
  const way = useMemo(() => wayOf(door, step), [door, step])
  return (
    <PasskeyButton
      {...looks}
      way={way}
      cancelled={t('cancelled')}
      error={errors?.passkey}
      isOffered={step === 'sign_in'}
    />
  )
}

function wayOf(door: SignedInUser['kind'], step: PasskeyStep): PasskeyWay {
  const routes = stepRoutes(door)
  const address = step === 'sign_in' ? routes.passkey_login : routes.passkey
  return {
    challenge: { url: routes.challenge, body: { step } },
    send: (response, onFinish) => router.post(address, { response } as never, { onFinish }),
  }
}

const prefixes = { admin: 'admin.', instructor: 'instructor.', student: '' } as const

interface StepRoutes {
  code: string
  recovery_code: string
  passkey: string
  passkey_login: string
  challenge: string
}

export function stepRoutes(door: SignedInUser['kind']): StepRoutes {
  const prefix = prefixes[door]
  return {
    code: urlFor(`${prefix}two_factor.store`),
    recovery_code: urlFor(`${prefix}two_factor.recovery`),
    passkey: urlFor(`${prefix}two_factor.passkey`),
    passkey_login: urlFor(`${prefix}passkey_login`),
    challenge: urlFor(`${prefix}passkey_challenge`),
  }
}
