import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ContactButtons, type Reachable } from '~/components/people/contact_buttons'
import { PhoneDialog, type PhoneOwner } from '~/components/people/phone/phone_dialog'
import type { PersonArea } from '~/components/people/types'
import { usePermissions } from '~/hooks/use_permissions'
import { Fact } from '~/ui/record/facts_card'
import { useAreaWords } from '~/ui/use_area_words'
import classes from '~/ui/record/record.module.css'

interface ContactCardProps {
  area: PersonArea
  person: Reachable & PhoneOwner & { phone_written: string | null; archived_at: string | null }
}

export function ContactCard({ area, person }: ContactCardProps) {
  const t = useAreaWords(area)
  const mayChange = usePermissions()(`admin.${area}.update`) && !person.archived_at
  const [isChanging, setChanging] = useState(false)
  const { phone, email } = person
  return (
    <section className={classes.card}>
      <Title order={2}>{t('show.contact')}</Title>
      {!phone && !email && (
        <Text c="dimmed" mt="xs">
          {t('show.no_contact')}
        </Text>
      )}
      <dl className={`${classes.details} ${classes.contact}`}>
        {phone && (
          <Fact label={t('fields.phone')} copy={phone}>
            <bdi dir="ltr">{person.phone_written}</bdi>
            {mayChange && <ChangePhoneButton onClick={() => setChanging(true)} />}
          </Fact>
        )}
        {email && (
          <Fact label={t('fields.email')} copy={email}>
            <bdi dir="ltr">{email}</bdi>
          </Fact>
        )}
      </dl>
      <div className={classes.contacts}>
        <ContactButtons area={area} person={person} />
      </div>
      {isChanging && <PhoneDialog area={area} person={person} onClose={() => setChanging(false)} />}
    </section>
  )
}

function ChangePhoneButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('people.phone')
  return (
    <Button variant="subtle" size="compact-sm" onClick={onClick}>
      {t('change')}
    </Button>
  )
}
