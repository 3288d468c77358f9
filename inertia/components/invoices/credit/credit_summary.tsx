import { useTranslations } from 'use-intl'
import type { CreditPreview } from '~/components/invoices/credit/credited_parts'
import type { InvoiceDetail } from '~/components/invoices/types'
import { useInvoiceMoney } from '~/components/invoices/use_invoice_money'
import { Money } from '~/ui/money'
import classes from '~/components/invoices/credit/credit.module.css'

interface CreditSummaryProps {
  invoice: InvoiceDetail
  /** Null while the amounts can’t be credited. */
  preview: CreditPreview | null
}

/** It tells before the note is issued what it will say and what stays open. */
export function CreditSummary({ invoice, preview }: CreditSummaryProps) {
  const t = useTranslations('invoices.credit')
  const { wire } = useInvoiceMoney(invoice)
  const rows = (['total', 'tax', 'rest', 'released'] as const).filter(
    (name) => name !== 'released' || (preview && preview.released > 0n)
  )
  return (
    <dl className={classes.summary} aria-live="polite">
      {rows.map((name) => (
        <div key={name}>
          <dt>{t(`summary.${name}`)}</dt>
          <dd>{preview ? <Money amount={wire(preview[name])} /> : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
