import { discountDetail } from '#app/documents/billing/paper_lines'
import type { PaperWriter } from '#app/documents/billing/paper_writer'
import type { Paper } from '#domain/billing/papers/list_papers'

type Row = { label: string[]; text: string; value: string; strong: boolean }

/** Tax stands on paper where a rate is charged, or where the seller has to show that none is. */
export const hasTaxes = ({ seller, taxes }: Paper) =>
  seller.tax_number !== null || taxes.some(({ tax_rate: rate }) => rate !== null && rate > 0)

/** The taxable amounts are without tax, also where the prices include it. */
export function printedTaxes(write: PaperWriter, paper: Paper) {
  return paper.taxes.map(({ tax_kind: kind, tax_rate: rate, taxable, amount }) => ({
    label: taxLabel(write, kind, rate),
    taxable: write.number(paper.tax_inclusive ? String(BigInt(taxable) - BigInt(amount)) : taxable),
    tax: write.number(amount),
  }))
}

function taxLabel(write: PaperWriter, kind: 'exempt' | 'rate', rate: number | null) {
  if (kind === 'exempt') return write.t('tax.exempt')
  return rate === 0 ? write.t('tax.zero') : [write.percentage(rate!)]
}

export function printedTotals(write: PaperWriter, paper: Paper): Row[] {
  const { subtotal, discount, net, tax, total } = paper
  const isDiscounted = discount !== '0'
  const row = (name: string, value: string) => rowOf(write, name, value)
  return [
    ...(isDiscounted
      ? [
          row('subtotal', write.number(subtotal)),
          { ...row('discount', write.reduction(discount)), ...discountDetail(write, paper) },
        ]
      : []),
    ...(hasTaxes(paper) ? [row('net', write.number(net)), row('tax', write.number(tax))] : []),
    { ...row(paper.kind, write.money(total)), strong: true },
    ...openRows(write, paper),
  ]
}

const rowOf = (write: PaperWriter, name: string, value: string): Row => ({
  label: write.t(`totals.${name}`),
  text: '',
  value,
  strong: false,
})

function openRows(write: PaperWriter, { kind, status, credited, paid, open }: Paper): Row[] {
  if (kind !== 'invoice' || status !== 'issued') return []
  return [
    ...(credited === '0' ? [] : [rowOf(write, 'credited', write.reduction(credited))]),
    ...(paid === '0' ? [] : [rowOf(write, 'paid', write.reduction(paid))]),
    { ...rowOf(write, 'open', write.money(open)), strong: true },
  ]
}
