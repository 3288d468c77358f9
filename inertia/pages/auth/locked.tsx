import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SealedHost } from '~/components/attendance/device/sealed_host'
import { DoorHeading } from '~/components/auth/door'
import { ProofForm } from '~/components/auth/proof_form'
import { proofRoutes } from '~/components/auth/proof_routes'
import type { PasskeyWay } from '~/components/auth/use_passkey'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useLogout } from '~/hooks/use_logout'
import { lockedFrom } from '~/lock/locked_from'
import { tellWindows } from '~/lock/lock_channel'
import { useFollowUnlock } from '~/lock/use_follow_unlock'
import type { SignedInUser } from '~/types'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/auth/auth.module.css'

interface LockedProps {
  door: SignedInUser['kind']
  email: string
  has_passkey: boolean
  person: StoredNames
}

export default function Locked({ door, email, has_passkey, person }: LockedProps) {
  const t = useTranslations('session.locked')
  const { lead } = useNames()(person)
  const logout = useLogout(door)
  useFollowUnlock(portalRoutes(door).home)

  function opened() {
    lockedFrom.forget()
    tellWindows('unlocked')
  }

  const unlockBy: PasskeyWay['send'] = (response, onFinish) =>
    router.post(proofRoutes(door).unlock, { response, from: lockedFrom.read() } as never, {
      onFinish,
      onSuccess: opened,
    })

  return (
    <>
      <SealedHost />
      <DoorHeading title={t('title')} lead={<bdi>{lead}</bdi>} />
      <ProofForm
        door={door}
        email={email}
        has_passkey={has_passkey}
        proves="unlock"
        button={t('submit')}
        send={(form) => {
          form.transform((data) => ({ ...data, from: lockedFrom.read() }))
          form.post(portalRoutes(door).unlock, { onError: () => form.reset(), onSuccess: opened })
        }}
        sendPasskey={unlockBy}
      >
        <Button type="button" variant="subtle" onClick={logout}>
          {t('logout')}
        </Button>
        <p className={classes.help}>{t('help')}</p>
      </ProofForm>
    </>
  )
}
