import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/portal/centre_contact.module.css'
import { whatsappAddress } from '#domain/shared/text/whatsapp_address'

/** The centre's phone and WhatsApp, beside words that ask to contact it; nothing where it has no phone. */
export function CentreContact() {
  const t = useTranslations('app.contact')
  const { phone, phone_written, whatsapp } = useShared().tenant ?? {}
  if (!phone) return null
  return (
    <div className={classes.contact}>
      <Button
        component="a"
        href={`tel:${phone}`}
        variant="default"
        size="xs"
        leftSection={<IconPhone size={16} aria-hidden />}
        aria-label={t('call', { phone: phone_written ?? phone })}
      >
        <bdi dir="ltr">{phone_written}</bdi>
      </Button>
      {whatsapp && (
        <Button
          component="a"
          href={whatsappAddress(phone)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="xs"
          leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        >
          {t('whatsapp')}
        </Button>
      )}
    </div>
  )
}
