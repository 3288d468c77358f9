import { useTranslations } from 'use-intl'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import type { InvoiceDetail } from '~/components/invoices/types'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'

type InvoiceShowProps = { invoice: InvoiceDetail; can: Abilities }

export default function InvoiceShow({ invoice, can }: InvoiceShowProps) {
  const t = useTranslations('invoices')
  const { lead: payer } = usePayerNames()(invoice.payer)
  const title = invoice.number ?? t('draft_for', { payer })
  return (
    <RecordPage name={title}>
      <RecordHeader
        area="invoices"
        record={invoice}
        name={{ lead: title, other: null }}
        lead={<InvoiceStateWord state={invoice.state} />}
        urls={recordUrls('invoices')}
        can={can}
      />
    </RecordPage>
  )
}
