import type { Columns, RecordKind } from '#domain/shared/records/record_kind'

const parts = ['price', 'currency', 'exponent']

/** As the trail is told: a price is one value with its currency, all taken from `whole`. */
export function toldColumns({ isPriced }: RecordKind, columns: Columns, whole: Columns): Columns {
  if (!isPriced || !parts.some((part) => part in columns)) return columns
  const { price: minor, currency, exponent } = whole
  const price =
    minor === null || minor === undefined ? null : { minor: String(minor), currency, exponent }
  const rest = Object.entries(columns).filter(([name]) => !parts.includes(name))
  return { ...Object.fromEntries(rest), price }
}
