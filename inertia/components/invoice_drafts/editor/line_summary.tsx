import { Money } from '~/ui/money'
import { useTranslations } from 'use-intl'
import type { EditedLine } from '~/components/invoice_drafts/editor/edited_draft'
import { useTaxWord } from '~/components/invoice_drafts/editor/line_words'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { useQuantity } from '~/components/invoices/lines/use_quantity'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/invoice_drafts/editor/line.module.css'

interface LineSummaryProps {
  line: EditedLine
  saved?: InvoiceDraft['lines'][number]
  child: string | null
  currency: string
  exponent: number
  amount: string | null
  price: string | null
}

/** A line while it isn't edited: what it bills, for whom, and how much. */
export function LineSummary(props: LineSummaryProps) {
  const { line, saved, child, currency, exponent, amount, price } = props
  const t = useTranslations('invoice_drafts')
  const names = useBothNames()
  const quantity = useQuantity()
  const tax = useTaxWord()
  const { days } = useFormat()
  const money = (minor: string) => <Money amount={{ minor, currency, exponent }} />
  const label = names({ name_en: line.label_en, name_ar: line.label_ar }).lead
  const count = line.is_fixed && saved ? quantity(saved) : line.quantity
  const facts = [
    child,
    saved?.period_from && saved.period_to && days(saved.period_from, saved.period_to),
    tax(line.tax),
    line.discount_kind !== '' && t('fields.discount_kind'),
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      <span className={classes.label}>
        <bdi>{label || t('line.own')}</bdi>
        <span className={classes.facts}>
          {facts.map((fact, at) => (
            <span key={at}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </span>
      <span className={classes.each}>
        <bdi>{count}</bdi>
        {' × '}
        {price === null ? <bdi dir="ltr">{line.unit_price}</bdi> : money(price)}
      </span>
      <span className={classes.amount}>{amount === null ? '…' : money(amount)}</span>
    </>
  )
}
