import { longest } from '#domain/shared/limits/text_lengths'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import { DoorHeading, DoorForm } from '~/components/auth/door'
import { CentreContact } from '~/components/portal/centre_contact'
import { portalRoutes } from '~/components/shell/portal_routes'
import classes from '~/components/auth/auth.module.css'
import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { accountRoutes } from '~/components/auth/account_routes'
import { useShared } from '~/hooks/use_shared'
import { bindingsOf } from '~/ui/form/bindings_of'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'

interface JoinProps {
  door: JoiningKind
  sent: boolean
}

export default function Join({ door, sent }: JoinProps) {
  const t = useTranslations('register')
  return (
    <>
      <DoorHeading
        title={t(sent ? 'join.sent_title' : 'join.title')}
        lead={sent ? undefined : t('join.lead')}
      />
      {sent ? (
        <div className={classes.form}>
          <p role="status">{t('join.sent')}</p>
          <CentreContact />
        </div>
      ) : (
        <JoinForm door={door} />
      )}
      <nav className={classes.others}>
        <Link href={portalRoutes(door).login}>{t('back')}</Link>
      </nav>
    </>
  )
}

function JoinForm({ door }: { door: JoiningKind }) {
  const t = useTranslations('register.join')
  const { tenant } = useShared()
  const form = useForm({
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    phone_country: tenant?.phone_country ?? '',
    message: '',
  })
  const field = bindingsOf(form)
  return (
    <DoorForm isPending={form.processing} send={() => form.post(accountRoutes(door).register)}>
      <TextField
        label={t('first_name')}
        field={field.first_name}
        required
        autoComplete="given-name"
        maxLength={longest.personName}
        autoFocus
      />
      <TextField
        label={t('last_name')}
        field={field.last_name}
        required
        autoComplete="family-name"
        maxLength={longest.personName}
      />
      <TextField
        label={t('email')}
        field={field.email}
        required
        dir="ltr"
        type="email"
        autoComplete="email"
      />
      <PhoneField label={t('phone')} field={field.phone} country={field.phone_country} />
      <TextAreaField
        label={t('message')}
        help={t(`message_help.${door}`)}
        field={field.message}
        maxLength={longest.message}
      />
      <Button type="submit" size="md" fullWidth loading={form.processing}>
        {t('submit')}
      </Button>
    </DoorForm>
  )
}
