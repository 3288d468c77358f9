import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { whatsappAddress } from '#domain/shared/text/whatsapp_address'
import { urlFor } from '~/client'
import type { PayerDetail } from '~/components/payers/types'
import { usePermissions } from '~/hooks/use_permissions'
import { Fact } from '~/ui/record/facts_card'
import classes from '~/ui/record/record.module.css'

export function PayerContactCard({ payer }: { payer: PayerDetail }) {
  const t = useTranslations('payers')
  const { phone, email, whatsapp } = payer
  const link = { variant: 'default', component: 'a', justify: 'flex-start' } as const
  return (
    <section className={classes.card} aria-label={t('contact.title')}>
      <Title order={2}>{t('contact.title')}</Title>
      {!phone && !email && (
        <Text c="dimmed" mt="xs">
          {t('contact.none')}
        </Text>
      )}
      <dl className={`${classes.details} ${classes.contact}`}>
        {phone && (
          <Fact label={t('fields.phone')} copy={phone}>
            <bdi dir="ltr">{payer.phone_written}</bdi>
          </Fact>
        )}
        {email && (
          <Fact label={t('fields.email')} copy={email}>
            <bdi dir="ltr">{email}</bdi>
          </Fact>
        )}
      </dl>
      <div className={classes.contacts}>
        {phone && (
          <Button {...link} href={`tel:${phone}`} leftSection={<IconPhone size={16} aria-hidden />}>
            {t('contact.call')}
          </Button>
        )}
        {phone && whatsapp && (
          <Button
            {...link}
            href={whatsappAddress(phone)}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            {t('contact.whatsapp')}
          </Button>
        )}
        {email && (
          <Button
            {...link}
            href={`mailto:${email}`}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            {t('contact.write')}
          </Button>
        )}
        <PersonLink payer={payer} />
      </div>
    </section>
  )
}

/** The person behind the payer, whose own page is where name and phone are changed. */
function PersonLink({ payer }: { payer: PayerDetail }) {
  const t = useTranslations('payers.contact')
  const may = usePermissions()
  if (payer.guardian_id && may('admin.guardians.index'))
    return (
      <Anchor component={Link} href={urlFor('admin.guardians.show', { id: payer.guardian_id })}>
        {t('guardian')}
      </Anchor>
    )
  if (payer.student_id && may('admin.students.index'))
    return (
      <Anchor component={Link} href={urlFor('admin.students.show', { id: payer.student_id })}>
        {t('student')}
      </Anchor>
    )
  return null
}
