import { useMoney } from '~/hooks/use_money'
import type { InvoiceDetail } from '~/components/invoices/types'

/** Amounts of one invoice, read and written with its own currency and decimals. */
export function useInvoiceMoney({ total }: Pick<InvoiceDetail, 'total'>) {
  const money = useMoney()
  const { currency, exponent } = total
  const wire = (minor: bigint) => ({ minor: String(minor), currency, exponent })
  return {
    settings: { ...money.settings, currency, decimalPlaces: exponent },
    wire,
    write: (minor: bigint) => money.write(wire(minor)),
    edit: (minor: bigint) => money.edit(wire(minor)),
  }
}
