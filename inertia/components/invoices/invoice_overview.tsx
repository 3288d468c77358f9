import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CreditNotesCard } from '~/components/invoices/credit/credit_notes_card'
import { DocumentLines } from '~/components/invoices/lines/document_lines'
import { DocumentTotals } from '~/components/invoices/lines/document_totals'
import { InvoiceFacts } from '~/components/invoices/invoice_facts'
import type { InvoiceDetail } from '~/components/invoices/types'
import { NotesCard } from '~/ui/record/notes_card'
import record from '~/ui/record/record.module.css'

export function InvoiceOverview({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTranslations('invoices')
  const { credited, paid, open, discount_reason: reason } = invoice
  return (
    <div className={record.overview}>
      <Stack gap="md">
        <section className={record.card}>
          <DocumentLines document={invoice} />
          <DocumentTotals
            document={invoice}
            discountReason={reason}
            rest={{ credited, paid, open }}
          />
        </section>
        <CreditNotesCard notes={invoice.credit_notes} />
      </Stack>
      <Stack gap="md">
        <InvoiceFacts invoice={invoice} />
        <NotesCard title={t('fields.notes')} text={invoice.notes} />
        <NotesCard title={t('fields.internal_notes')} text={invoice.internal_notes} />
      </Stack>
    </div>
  )
}
