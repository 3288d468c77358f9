import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DoorHeading } from '~/components/auth/door'
import classes from '~/components/auth/auth.module.css'

export default function HandOff() {
  const t = useTranslations('register.hand_off')
  const form = useForm({ token: window.location.hash.slice(1) })
  const posted = useRef(false)

  function enter(): void {
    posted.current = true
    form.post(urlFor('admin.hand_off.store'), { replace: true })
  }
  useEffect(() => {
    if (!posted.current) enter()
  })

  return (
    <>
      <DoorHeading title={t('title')} lead={t('lead')} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <Button type="submit" size="md" fullWidth loading={form.processing}>
          {t('submit')}
        </Button>
      </form>
    </>
  )
}
