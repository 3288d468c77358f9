import { Button, Text, Title } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Fact } from '~/ui/record/fact'
import type { StudentDetail } from '~/components/students/types'
import classes from '~/ui/record/record.module.css'

/** Phone and e-mail, to copy or to tap. */
export function StudentContact({ student }: { student: StudentDetail }) {
  const t = useTranslations('students')
  const { phone, email, whatsapp } = student
  const link = { variant: 'default', component: 'a', justify: 'flex-start' } as const
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
            <bdi dir="ltr">{student.phone_written}</bdi>
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
            {t('acts.call')}
          </Button>
        )}
        {phone && whatsapp && (
          <Button
            {...link}
            href={`https://wa.me/${phone.replace(/\D/g, '')}`}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            {t('acts.whatsapp')}
          </Button>
        )}
        {email && (
          <Button
            {...link}
            href={`mailto:${email}`}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            {t('acts.write')}
          </Button>
        )}
      </div>
    </section>
  )
}
