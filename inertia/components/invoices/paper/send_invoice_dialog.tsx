import { router } from '@inertiajs/react'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { UnreachablePayer } from '~/components/invoices/paper/unreachable_payer'
import { useInvoiceRecipient } from '~/components/invoices/paper/use_invoice_recipient'
import { PayerCell } from '~/components/invoices/payer_cell'
import { Bidi } from '~/ui/bidi'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'

interface SendInvoiceDialogProps {
  invoice: { id: string; number: string }
  onClose: () => void
}

/** Names the invoice, the payer and the address before anything is sent. */
export function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const t = useTranslations('invoice_emails.send')
  const { answer, retry } = useInvoiceRecipient(invoice.id)
  const [isPending, setPending] = useState(false)
  const recipient = answer.status === 'loaded' ? answer.recipient : null
  const title = t('title', { number: invoice.number })
  const submit = () =>
    router.post(
      urlFor('admin.invoice_emails.store', { id: invoice.id }),
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
              <Text c="dimmed">{t('help')}</Text>
            </>
          )}
          {recipient && !recipient.email && <UnreachablePayer recipient={recipient} />}
        </DialogForm>
      )}
    </Dialog>
  )
}
