import { Text, Title } from '@mantine/core'
import { ContactButtons, type Reachable } from '~/components/people/contact_buttons'
import type { PersonArea } from '~/components/people/types'
import { Fact } from '~/ui/record/fact'
import { useAreaWords } from '~/ui/use_area_words'
import classes from '~/ui/record/record.module.css'

interface ContactCardProps {
  area: PersonArea
  person: Reachable & { phone_written: string | null }
}

/** Phone and e-mail of a person, to copy or to tap. */
export function ContactCard({ area, person }: ContactCardProps) {
  const t = useAreaWords(area)
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
    </section>
  )
}
