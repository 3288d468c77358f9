import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door_heading'
import { OwnPassword } from '~/components/auth/own_password'
import { doorRoutes } from '~/components/shell/door_routes'
import { useFocusOnError } from '~/hooks/use_focus_on_error'
import type { SignedInUser } from '~/types'
import { isolate } from '~/ui/isolate'
import classes from '~/components/auth/auth.module.css'

interface ConfirmPasswordProps {
  door: SignedInUser['kind']
  email: string
}

export default function ConfirmPassword({ door, email }: ConfirmPasswordProps) {
  const t = useTranslations('session.confirm')
  const form = useForm({ password: '' })
  const formRef = useFocusOnError(form.errors)

  return (
    <>
      <DoorHeading title={t('title')} lead={t('lead')} />
      <form
        ref={formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.post(doorRoutes(door).confirm, { onError: () => form.reset() })
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
      </form>
    </>
  )
}
