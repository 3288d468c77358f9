import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CentreFields } from '~/components/auth/centre_fields'
import { DoorHeading, DoorForm } from '~/components/auth/door'
import { OpenerFields } from '~/components/auth/opener_fields'
import { bindingOf } from '~/ui/form/bindings_of'
import classes from '~/components/auth/auth.module.css'

interface OpenCentreProps {
  open: boolean
  app_domain: string
}

export default function OpenCentre({ open, app_domain: appDomain }: OpenCentreProps) {
  const t = useTranslations('register.open')
  return (
    <>
      <DoorHeading title={t('title')} lead={open ? t('lead') : undefined} />
      {open ? <OpenForm appDomain={appDomain} /> : <p className={classes.form}>{t('closed')}</p>}
      <nav className={classes.others}>
        <Link href={urlFor('home')}>{t('find')}</Link>
      </nav>
    </>
  )
}

function OpenForm({ appDomain }: { appDomain: string }) {
  const t = useTranslations('register.open')
  const form = useForm({
    name_en: '',
    name_ar: '',
    slug: '',
    country: '',
    first_name: '',
    last_name: '',
    email: '',
    password: '',
  })
  const field = <Name extends keyof typeof form.data>(name: Name) => bindingOf(form, name)
  return (
    <DoorForm isPending={form.processing} send={() => form.post(urlFor('admin.register.store'))}>
      <CentreFields appDomain={appDomain} field={field} />
      <OpenerFields field={field} />
      <Button type="submit" size="md" fullWidth loading={form.processing}>
        {t('submit')}
      </Button>
    </DoorForm>
  )
}
