import { useTranslations } from 'use-intl'
import { useBranchName } from '~/components/invoices/use_branch_name'
import { OtherShares } from '~/components/invoices/other_shares'
import { LastEmail } from '~/components/invoices/paper/last_email'
import { PayerLink } from '~/components/invoices/payer_link'
import type { InvoiceDetail } from '~/components/invoices/types'
import { useFormat } from '~/hooks/use_format'
import { FactsCard, type ListedFact } from '~/ui/record/facts_card'

/** Everything beside the lines that an accountant asks about. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTranslations('invoices')
  const emails = useTranslations('invoice_emails.last')
  const format = useFormat()
  const branch = useBranchName(invoice.branch)
  const { payer, number, period_from: from, period_to: to } = invoice
  const day = (value: string | null) => value && <bdi>{format.day(value)}</bdi>
  const facts: (ListedFact | false | null)[] = [
    { label: t('fields.payer'), value: <PayerLink payer={payer} /> },
    !!number && {
      label: t('fields.number'),
      value: <bdi dir="ltr">{number}</bdi>,
      copy: number,
    },
    invoice.issued_on !== null && { label: t('fields.issued_on'), value: day(invoice.issued_on) },
    {
      label: t('fields.due_on'),
      value: day(invoice.due_on) ?? (invoice.status === 'draft' && t('due_by_settings')),
    },
    from !== null && to !== null && { label: t('fields.period'), value: format.days(from, to) },
    payer.tax_number !== null && {
      label: t('fields.payer_tax_number'),
      value: <bdi dir="ltr">{payer.tax_number}</bdi>,
    },
    invoice.other_shares.length > 0 && {
      label: t('fields.other_shares'),
      value: <OtherShares shares={invoice.other_shares} />,
    },
    branch !== null && { label: t('fields.branch'), value: <bdi>{branch}</bdi> },
    { label: t('fields.language'), value: t(`language.${invoice.language}`) },
    invoice.email && {
      label: emails('label'),
      value: <LastEmail kind="invoice" document={invoice} email={invoice.email} />,
    },
    invoice.voided_on !== null && { label: t('fields.voided_on'), value: day(invoice.voided_on) },
    invoice.void_reason !== null && {
      label: t('fields.void_reason'),
      value: <bdi>{invoice.void_reason}</bdi>,
    },
  ]
  return <FactsCard facts={facts.filter((fact) => fact !== false && fact !== null)} />
}
