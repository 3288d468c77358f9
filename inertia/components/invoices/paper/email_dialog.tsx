import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type DocumentKind, mailRoutes } from '~/components/invoices/paper/mail_routes'
import { Dialog } from '~/ui/dialog/dialog'

interface EmailDialogProps {
  kind: DocumentKind
  /** Ids of issued documents. */
  ids: string[]
  onClose: () => void
  onSent: () => void
}

/** Asks once more, because an e-mail can’t be called back. */
export function EmailDialog({ kind, ids, onClose, onSent }: EmailDialogProps) {
  const t = useTranslations('invoice_emails')
  const [busy, setBusy] = useState(false)
  const count = ids.length
  const send = () =>
    router.post(
      urlFor(mailRoutes[kind].send_many),
      { ids },
      {
        preserveScroll: true,
        onStart: () => setBusy(true),
        onSuccess: onSent,
        onFinish: onClose,
      }
    )
  return (
    <Dialog opened title={t(`many.title.${kind}`, { count })} onClose={onClose}>
      <Text>{t(`many.text.${kind}`)}</Text>
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
