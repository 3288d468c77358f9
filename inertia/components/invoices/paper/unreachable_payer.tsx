import { Alert, Button, Group } from '@mantine/core'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { InvoiceRecipient } from '~/components/invoices/paper/use_recipient'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { isolate } from '~/ui/isolate'
import { whatsappAddress } from '#domain/shared/text/whatsapp_address'

/** A payer without an e-mail address can still be called, or written to by phone. */
export function UnreachablePayer({ recipient }: { recipient: InvoiceRecipient }) {
  const t = useTranslations('invoice_emails.send')
  const { lead } = usePayerNames()(recipient)
  const { phone, phone_written } = recipient
  return (
    <>
      <Alert color="attention">{t('no_address', { payer: isolate(lead) })}</Alert>
      {phone && (
        <Group gap="xs">
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="default"
            leftSection={<IconPhone size={16} aria-hidden />}
          >
            {t('call', { phone: isolate(phone_written ?? phone) })}
          </Button>
          <Button
            component="a"
            href={whatsappAddress(phone)}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            {t('whatsapp')}
          </Button>
        </Group>
      )}
    </>
  )
}
