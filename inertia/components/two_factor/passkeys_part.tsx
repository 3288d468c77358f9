import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHasPasskeys } from '~/components/auth/use_has_passkeys'
import { FactorPart } from '~/components/two_factor/factor_part'
import { NewPasskeyForm } from '~/components/two_factor/new_passkey_form'
import { PasskeyRow } from '~/components/two_factor/passkey_row'
import type { Passkey } from '~/components/two_factor/types'
import classes from '~/components/two_factor/two_factor.module.css'

interface PasskeysPartProps {
  passkeys: Passkey[]
  hasHost: boolean
  isRemovable: boolean
}

export function PasskeysPart({ passkeys, hasHost, isRemovable }: PasskeysPartProps) {
  const t = useTranslations('two_factor.passkeys')
  const isSupported = useHasPasskeys() && hasHost
  const [isAdding, setAdding] = useState(false)

  return (
    <FactorPart title={t('title')} text={t('text')}>
      {passkeys.length > 0 && (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isRemovable={isRemovable} />
          ))}
        </ul>
      )}
      {!isSupported && <p className={classes.quiet}>{t('unsupported')}</p>}
      {isSupported && isAdding && (
        <NewPasskeyForm count={passkeys.length} onEnd={() => setAdding(false)} />
      )}
      {isSupported && !isAdding && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
    </FactorPart>
  )
}
