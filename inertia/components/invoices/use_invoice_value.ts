import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { isWireAmount, type WireAmount } from '#domain/shared/money/money'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

type AuditedLine = { label: string; total: WireAmount }

const isLine = (value: unknown): value is AuditedLine =>
  typeof value === 'object' && value !== null && 'label' in value && 'total' in value

/** Its activity tells a line by its name and total; a percentage is in hundredths there. */
export function useInvoiceValue(): WriteField {
  const inWords = useFieldValue('invoices')
  const money = useMoney()
  const format = useFormat()
  return (field, value) => {
    if (Array.isArray(value) && value.every(isLine))
      return value.map(({ label, total }) => `${label} ${money.write(total)}`).join(' · ')
    if (field === 'discount_value' && value !== null && !isWireAmount(value))
      return format.percentage(Number(value) / 100)
    return inWords(field, value)
  }
}
