import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { useBothNames } from '~/ui/names/both_names'
import { useQuantity } from '~/components/invoices/lines/use_quantity'
import type { DocumentLine } from '~/components/invoices/types'

/** How a line of a document is written: what it is, how much of it, at which tax, less which discount. */
export function useLineWords() {
  const t = useTranslations('invoices')
  const names = useBothNames()
  const format = useFormat()
  const money = useMoney()
  const rate = ({ tax_kind, tax_rate }: Pick<DocumentLine, 'tax_kind' | 'tax_rate'>) =>
    tax_kind === 'exempt' ? t('exempt') : format.percentage((tax_rate ?? 0) / 100)
  return {
    rate,
    label: ({ label_en, label_ar }: DocumentLine) =>
      names({ name_en: label_en, name_ar: label_ar }).lead,
    quantity: useQuantity(),
    discount: ({ discount, discount_kind, discount_value, discount_reason }: DocumentLine) => {
      if (discount.minor === '0') return null
      const reason = discount_reason ?? ''
      const values = {
        amount: money.write(discount),
        percent: format.percentage(Number(discount_value ?? 0) / 100),
        reason,
        has_reason: reason ? 'yes' : 'no',
      }
      return discount_kind === 'percent'
        ? t('discount_percent', values)
        : t('discount_amount', values)
    },
    period: ({
      period_from: from,
      period_to: to,
    }: Pick<DocumentLine, 'period_from' | 'period_to'>) =>
      from && to ? format.days(from, to) : null,
  }
}
