import { router } from '@inertiajs/react'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type DocumentKind, mailRoutes } from '~/components/invoices/paper/mail_routes'
import { UnreachablePayer } from '~/components/invoices/paper/unreachable_payer'
import { useRecipient } from '~/components/invoices/paper/use_recipient'
import { PayerCell } from '~/components/invoices/payer_cell'
import { Bidi } from '~/ui/bidi'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'

interface SendDocumentDialogProps {
  kind: DocumentKind
  document: { id: string; number: string }
  onClose: () => void
}

/** Names the document, the payer and the address before anything is sent. */
export function SendDocumentDialog({ kind, document, onClose }: SendDocumentDialogProps) {
  const t = useTranslations('invoice_emails.send')
  const { answer, retry } = useRecipient(kind, document.id)
  const [isPending, setPending] = useState(false)
  const recipient = answer.status === 'loaded' ? answer.recipient : null
  const title = t(`title.${kind}`, { number: document.number })
  const submit = () =>
    router.post(
      urlFor(mailRoutes[kind].send, { id: document.id }),
      {},
      {
        preserveScroll: true,
        onStart: () => setPending(true),
        onSuccess: onClose,
        onFinish: () => setPending(false),
      }
    )
  return (
    <Dialog opened title={title} onClose={onClose}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={recipient?.email ? t('submit') : undefined}
          cancelLabel={t('cancel')}
          isPending={isPending}
          onCancel={close}
          onSubmit={submit}
        >
          {answer.status === 'loading' && <Skeleton height={66} aria-label={t('loading')} />}
          {answer.status === 'failed' && (
            <Alert color="danger" role="alert">
              {t('failed')}{' '}
              <Button variant="subtle" size="compact-sm" onClick={retry}>
                {t('retry')}
              </Button>
            </Alert>
          )}
          {recipient?.email && (
            <>
              <PayerCell payer={recipient} />
              <div>
                <Text fz="xs" c="dimmed">
                  {t('address')}
                </Text>
                <Text>
                  <Bidi>{recipient.email}</Bidi>
                </Text>
              </div>
              <Text c="dimmed">{t(`help.${kind}`)}</Text>
            </>
          )}
          {recipient && !recipient.email && <UnreachablePayer recipient={recipient} />}
        </DialogForm>
      )}
    </Dialog>
  )
}
