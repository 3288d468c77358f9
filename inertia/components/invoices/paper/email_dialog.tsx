import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'

interface EmailDialogProps {
  /** Ids of issued invoices. */
  invoices: string[]
  onClose: () => void
  onSent: () => void
}

/** Asks once more, because an e-mail can’t be called back. */
export function EmailDialog({ invoices, onClose, onSent }: EmailDialogProps) {
  const t = useTranslations('invoice_emails')
  const [busy, setBusy] = useState(false)
  const count = invoices.length
  const send = () =>
    router.post(
      urlFor('admin.invoice_email_batches.store'),
      { ids: invoices },
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onSuccess: onSent,
        onFinish: onClose,
      }
    )
  return (
    <Dialog opened title={t('many.title', { count })} onClose={onClose}>
      <Text>{t('many.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('send.cancel')}
        </Button>
        <Button loading={busy} onClick={send} data-autofocus>
          {t('many.submit')}
        </Button>
      </Group>
    </Dialog>
  )
}
