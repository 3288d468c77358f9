import { AuthenticatorPart } from '~/components/two_factor/authenticator_part'
import { PasskeysPart } from '~/components/two_factor/passkeys_part'
import { RecoveryCodesDialog } from '~/components/two_factor/recovery_codes_dialog'
import { RecoveryPart } from '~/components/two_factor/recovery_part'
import type { TwoFactor } from '~/components/two_factor/types'
import { useNewCodes } from '~/components/two_factor/use_new_codes'
import classes from '~/components/two_factor/two_factor.module.css'

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
