import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door'
import { ProofForm } from '~/components/auth/proof_form'
import { proofRoutes } from '~/components/auth/proof_routes'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import { isolate } from '~/ui/isolate'
import classes from '~/components/auth/auth.module.css'

interface ConfirmPasswordProps {
  door: SignedInUser['kind']
  email: string
  has_passkey: boolean
}

export default function ConfirmPassword({ door, email, has_passkey }: ConfirmPasswordProps) {
  const t = useTranslations('session.confirm')
  return (
    <>
      <DoorHeading title={t('title')} lead={t(has_passkey ? 'lead_passkey' : 'lead')} />
      <ProofForm
        door={door}
        email={email}
        has_passkey={has_passkey}
        proves="confirm"
        button={t('submit')}
        lead={<p className={classes.help}>{t('account', { email: isolate(email, 'ltr') })}</p>}
        send={(form) => form.post(portalRoutes(door).confirm, { onError: () => form.reset() })}
        sendPasskey={(response, onFinish) =>
          router.post(proofRoutes(door).confirm, { response } as never, { onFinish })
        }
      />
    </>
  )
}
