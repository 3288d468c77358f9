import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { Passkey } from '~/components/two_factor/passkey_row'
import { AuthenticatorPart } from '~/components/two_factor/authenticator'
import { PasskeysPart } from '~/components/two_factor/passkeys_part'
import { RecoveryCodesDialog, RecoveryPart } from '~/components/two_factor/recovery_codes'
import classes from '~/components/two_factor/two_factor.module.css'

export type TwoFactor = {
  authenticator_since: string | null
  passkeys: Passkey[]
  codes_left: number
  is_required: boolean
  has_host: boolean
}

interface TwoFactorPanelProps {
  twoFactor: TwoFactor
}

export function TwoFactorPanel({ twoFactor }: TwoFactorPanelProps) {
  const { authenticator_since: since, passkeys, is_required: isRequired } = twoFactor
  const factors = passkeys.length + (since ? 1 : 0)
  const isRemovable = !isRequired || factors > 1
  const { codes, dismiss } = useNewCodes()

  return (
    <div className={classes.panel}>
      <AuthenticatorPart since={since} isRemovable={isRemovable} />
      <PasskeysPart passkeys={passkeys} hasHost={twoFactor.has_host} isRemovable={isRemovable} />
      {factors > 0 && <RecoveryPart codesLeft={twoFactor.codes_left} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={dismiss} />}
    </div>
  )
}

interface NewCodes {
  codes: string[] | undefined
  dismiss: () => void
}

/** Shown once: kept on screen until their owner has put them away, whatever reloads meanwhile. */
function useNewCodes(): NewCodes {
  const arrived = usePage().flash.recovery_codes
  const [seen, setSeen] = useState(arrived)
  const [codes, setCodes] = useState(arrived)
  if (arrived && arrived !== seen) {
    setSeen(arrived)
    setCodes(arrived)
  }
  return { codes, dismiss: () => setCodes(undefined) }
}
