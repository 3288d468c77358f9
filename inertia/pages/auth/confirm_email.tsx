import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DoorHeading } from '~/components/auth/door'
import type { SignedInUser } from '~/types'
import { isolate } from '~/ui/isolate'
import classes from '~/components/auth/auth.module.css'

interface ConfirmEmailProps {
  door: SignedInUser['kind']
  token: string
  email: string
}

const routes = {
  admin: 'admin.email.update',
  instructor: 'instructor.email.update',
  student: 'email.update',
} as const

export default function ConfirmEmail({ door, token, email }: ConfirmEmailProps) {
  const t = useTranslations('account.verify')
  const form = useForm({})
  return (
    <>
      <DoorHeading title={t('title')} lead={t('confirm_lead', { email: isolate(email, 'ltr') })} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          form.put(urlFor(routes[door], { token }))
        }}
      >
        <p className={classes.text}>{t('confirm_help')}</p>
        <Button type="submit" size="md" fullWidth loading={form.processing}>
          {t('confirm')}
        </Button>
      </form>
    </>
  )
}
