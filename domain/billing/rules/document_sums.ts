import type { WireAmount } from '#domain/shared/money/money'

/** Amounts are minor units with `exponent` decimals. */
export type SummedDocuments = {
  currency: string
  exponent: number
  status: 'draft' | 'issued' | 'void'
  total: string
  open: string
}

export type CurrencySums = Record<'issued' | 'open' | 'draft', WireAmount>

/** Each currency has as many decimals as the most exact of its documents. Nothing void counts. */
export function sumByCurrency(rows: SummedDocuments[]): CurrencySums[] {
  const groups = Map.groupBy(
    rows.filter(({ status }) => status !== 'void'),
    ({ currency }) => currency
  )
  return [...groups].map(([currency, group]) => {
    const exponent = Math.max(...group.map((row) => row.exponent))
    const sum = (status: SummedDocuments['status'], field: 'total' | 'open'): WireAmount => {
      const minor = group
        .filter((row) => row.status === status)
        .reduce((all, row) => all + scale(row[field], exponent - row.exponent), 0n)
      return { minor: String(minor), currency, exponent }
    }
    return {
      issued: sum('issued', 'total'),
      open: sum('issued', 'open'),
      draft: sum('draft', 'total'),
    }
  })
}

const scale = (minor: string, decimals: number) => BigInt(minor) * 10n ** BigInt(decimals)
