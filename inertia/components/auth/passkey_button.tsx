import { usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { type PasskeyStep, usePasskey } from '~/components/auth/use_passkey'
import { useHasPasskeys } from '~/components/auth/use_has_passkeys'
import type { SignedInUser } from '~/types'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/auth/auth.module.css'

interface PasskeyButtonProps {
  door: SignedInUser['kind']
  step: PasskeyStep
  label: string
  variant?: 'default' | 'filled'
}

/** Signs in by a passkey; on the sign-in page passkeys are also offered under the address. Absent where the browser has none. */
export function PasskeyButton({ door, step, label, variant = 'default' }: PasskeyButtonProps) {
  const t = useTranslations('auth.passkey')
  const isSupported = useHasPasskeys()
  const { errors } = usePage().props as { errors?: { passkey?: string } }
  const { isPending, isCancelled, sign, offer } = usePasskey(door, step)
  useEffect(() => (step === 'sign_in' ? offer() : undefined), [offer, step])
  if (!isSupported) return null
  const problem = isCancelled ? t('cancelled') : errors?.passkey

  return (
    <div className={classes.passkey}>
      <Button
        variant={variant}
        size="md"
        fullWidth
        loading={isPending}
        leftSection={<IconFingerprint size={20} aria-hidden />}
        onClick={sign}
      >
        {label}
      </Button>
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
    </div>
  )
}
