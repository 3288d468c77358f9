import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect } from 'react'
import { type PasskeyWay, usePasskey, useHasPasskeys } from '~/components/auth/use_passkey'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/auth/auth.module.css'

interface PasskeyButtonProps {
  way: PasskeyWay
  label: string
  cancelled: string
  error?: string
  isOffered?: boolean
  variant?: 'default' | 'filled'
}

export function PasskeyButton(props: PasskeyButtonProps) {
  const { way, label, isOffered = false, variant = 'default' } = props
  const isSupported = useHasPasskeys()
  const { isPending, isCancelled, sign, offer } = usePasskey(way)
  useEffect(() => (isOffered ? offer() : undefined), [offer, isOffered])
  if (!isSupported) return null
  const problem = isCancelled ? props.cancelled : props.error

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
