import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { linkTimes } from '#domain/access/links/rules/link'
import { accountRoutes } from '~/components/auth/account_routes'
import { DoorHeading, DoorForm } from '~/components/auth/door'
import { CentreContact } from '~/components/portal/centre_contact'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/auth/auth.module.css'

interface ForgotPasswordProps {
  door: SignedInUser['kind']
  sent: boolean
}

export default function ForgotPassword({ door, sent }: ForgotPasswordProps) {
  const t = useTranslations('account.forgot')
  return (
    <>
      <DoorHeading title={t(sent ? 'sent_title' : 'title')} lead={sent ? undefined : t('lead')} />
      {sent ? <Sent door={door} /> : <AskForm door={door} />}
      <nav className={classes.others}>
        <Link href={portalRoutes(door).login}>{t('back')}</Link>
      </nav>
    </>
  )
}

function Sent({ door }: Pick<ForgotPasswordProps, 'door'>) {
  const t = useTranslations('account.forgot')
  return (
    <div className={classes.form} role="status">
      <p className={classes.text}>{t('sent', linkTimes.password)}</p>
      <p className={classes.help}>{t('not_there')}</p>
      {door !== 'admin' && <CentreContact />}
      <Button component={Link} href={accountRoutes(door).forgot} variant="default" fullWidth>
        {t('again')}
      </Button>
    </div>
  )
}

function AskForm({ door }: Pick<ForgotPasswordProps, 'door'>) {
  const t = useTranslations('account.forgot')
  const form = useForm({ email: '' })
  return (
    <DoorForm isPending={form.processing} send={() => form.post(accountRoutes(door).forgot)}>
      <TextInput
        label={t('email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoFocus
        size="md"
        value={form.data.email}
        onChange={(event) => form.setData('email', event.currentTarget.value)}
        error={form.errors.email && <ErrorText>{form.errors.email}</ErrorText>}
      />
      <Button type="submit" size="md" fullWidth loading={form.processing}>
        {t('submit')}
      </Button>
    </DoorForm>
  )
}
