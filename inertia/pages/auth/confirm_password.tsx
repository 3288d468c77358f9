import { router, useForm, usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door_heading'
import { OwnPassword } from '~/components/auth/own_password'
import { ProofPasskey } from '~/components/auth/proof_passkey'
import { proofRoutes } from '~/components/auth/proof_routes'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useFocusOnRefusal } from '~/ui/form/focus'
import type { SignedInUser } from '~/types'
import { isolate } from '~/ui/isolate'
import classes from '~/components/auth/auth.module.css'

interface ConfirmPasswordProps {
  door: SignedInUser['kind']
  email: string
  /** Of the address one is at. */
  has_passkey: boolean
}

type Errors = { password?: string; passkey?: string }

export default function ConfirmPassword({ door, email, has_passkey }: ConfirmPasswordProps) {
  const t = useTranslations('session.confirm')
  const form = useForm({ password: '' })
  const errors: Errors = usePage().props.errors ?? {}
  const formRef = useFocusOnRefusal(form.processing)

  return (
    <>
      <DoorHeading title={t('title')} lead={t(has_passkey ? 'lead_passkey' : 'lead')} />
      <form
        ref={formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.post(portalRoutes(door).confirm, { onError: () => form.reset() })
        }}
      >
        <p className={classes.help}>{t('account', { email: isolate(email, 'ltr') })}</p>
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
          <ProofPasskey
            door={door}
            proves="confirm"
            send={(response, onFinish) =>
              router.post(proofRoutes(door).confirm, { response } as never, { onFinish })
            }
            error={errors.passkey}
          />
        )}
      </form>
    </>
  )
}
