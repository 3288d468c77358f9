import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { whatsappAddress } from '#domain/shared/text/whatsapp_address'
import { type Area, useAreaWords } from '~/ui/use_area_words'

export type Reachable = { phone: string | null; email: string | null; whatsapp: boolean }

interface ContactButtonsProps {
  area: Area
  person: Reachable
}

/** The words are `acts.call`, `acts.whatsapp` and `acts.write` of the area. */
export function ContactButtons({ area, person }: ContactButtonsProps) {
  const t = useAreaWords(area)
  const { phone, email, whatsapp } = person
  const link = { variant: 'default', component: 'a', justify: 'flex-start' } as const
  return (
    <>
      {phone && (
        <Button {...link} href={`tel:${phone}`} leftSection={<IconPhone size={16} aria-hidden />}>
          {t('acts.call')}
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
          {t('acts.whatsapp')}
        </Button>
      )}
      {email && (
        <Button {...link} href={`mailto:${email}`} leftSection={<IconMail size={16} aria-hidden />}>
          {t('acts.write')}
        </Button>
      )}
    </>
  )
}
