import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PayerDetail } from '~/components/payers/types'
import { ContactButtons } from '~/components/people/contact_buttons'
import { usePermissions } from '~/hooks/use_permissions'
import { Fact } from '~/ui/record/facts_card'
import classes from '~/ui/record/record.module.css'

export function PayerContactCard({ payer }: { payer: PayerDetail }) {
  const t = useTranslations('payers')
  const { phone, email } = payer
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
        <ContactButtons area="payers" person={payer} />
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
