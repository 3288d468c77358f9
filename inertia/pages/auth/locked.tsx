import { router, useForm, usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door_heading'
import { OwnPassword } from '~/components/auth/own_password'
import { ProofPasskey } from '~/components/auth/proof_passkey'
import { proofRoutes } from '~/components/auth/proof_routes'
import type { PasskeyWay } from '~/components/auth/use_passkey'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { useLogout } from '~/hooks/use_logout'
import { lockedFrom } from '~/lock/locked_from'
import { tellWindows } from '~/lock/lock_channel'
import { useFollowUnlock } from '~/lock/use_follow_unlock'
import type { SignedInUser } from '~/types'
import type { PersonNames } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/auth/auth.module.css'

interface LockedProps {
  door: SignedInUser['kind']
  email: string
  has_passkey: boolean
  person: PersonNames
}

type Errors = { passkey?: string }

export default function Locked({ door, email, has_passkey, person }: LockedProps) {
  const t = useTranslations('session.locked')
  const { lead } = useNames()(person)
  const form = useForm({ password: '' })
  const errors: Errors = usePage().props.errors ?? {}
  const formRef = useFocusOnRefusal(form.processing)
  const logout = useLogout(door)
  useFollowUnlock(portalRoutes(door).home)

  function opened() {
    lockedFrom.forget()
    tellWindows('unlocked')
  }

  function unlock() {
    form.transform((data) => ({ ...data, from: lockedFrom.read() }))
    form.post(portalRoutes(door).unlock, { onError: () => form.reset(), onSuccess: opened })
  }

  const unlockBy: PasskeyWay['send'] = (response, onFinish) =>
    router.post(proofRoutes(door).unlock, { response, from: lockedFrom.read() } as never, {
      onFinish,
      onSuccess: opened,
    })

  return (
    <>
      <DoorHeading title={t('title')} lead={<bdi>{lead}</bdi>} />
      <form
        ref={formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          unlock()
        }}
      >
        <OwnPassword
          email={email}
          value={form.data.password}
          onChange={(value) => form.setData('password', value)}
          error={form.errors.password}
        />
        <Button type="submit" size="md" fullWidth loading={form.processing}>
          {t('submit')}
        </Button>
        {has_passkey && (
          <ProofPasskey door={door} proves="unlock" send={unlockBy} error={errors.passkey} />
        )}
        <Button type="button" variant="subtle" onClick={logout}>
          {t('logout')}
        </Button>
        <p className={classes.help}>{t('help')}</p>
      </form>
    </>
  )
}
