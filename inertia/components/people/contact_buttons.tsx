import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import type { PersonArea } from '~/components/people/types'
import { useAreaWords } from '~/ui/use_area_words'

export type Reachable = { phone: string | null; email: string | null; whatsapp: boolean }

interface ContactButtonsProps {
  area: PersonArea
  person: Reachable
}

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
          href={`https://wa.me/${phone.replace(/\D/g, '')}`}
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
