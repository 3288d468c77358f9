import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DocumentKind, mailRoutes } from '~/components/invoices/paper/mail_routes'
import { SendDocumentDialog } from '~/components/invoices/paper/send_document_dialog'
import type { InvoiceDetail } from '~/components/invoices/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { isolate } from '~/ui/isolate'

interface LastEmailProps {
  kind: DocumentKind
  document: Pick<InvoiceDetail, 'id' | 'number' | 'status'>
  email: NonNullable<InvoiceDetail['email']>
}

/** Whether the mail server took the last e-mail; one that it didn’t take can be sent again. */
export function LastEmail({ kind, document, email: last }: LastEmailProps) {
  const t = useTranslations('invoice_emails.last')
  const format = useFormat()
  const may = usePermissions()
  const [isSending, setSending] = useState(false)
  const { id, number, status } = document
  const { state, failure } = last
  const email = isolate(last.email ?? '')
  const day = format.instant(last.at)
  const isRepeatable = state === 'failed' && status === 'issued' && may(mailRoutes[kind].permission)
  return (
    <>
      {state === 'sent' &&
        (last.email ? t('sent', { email, day }) : t('sent_unaddressed', { day }))}
      {state === 'waiting' && t('waiting', { email })}
      {failure && (
        <>
          <Text inherit c="danger">
            {t('failed', { email })}
          </Text>
          <Text size="sm" c="dimmed">
            {t(`failure.${failure}`)}
          </Text>
        </>
      )}
      {isRepeatable && (
        <Button variant="default" size="compact-sm" mt={4} onClick={() => setSending(true)}>
          {t('again')}
        </Button>
      )}
      {isSending && number && (
        <SendDocumentDialog
          kind={kind}
          document={{ id, number }}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}
