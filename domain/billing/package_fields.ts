import type { PackageLine } from '#domain/billing/rules/package_lines'
import type { packageStarts, packageUnits } from '#domain/billing/rules/package'
import type { Amount } from '#domain/shared/money/money'

export type PackageFields = {
  /** Null asks for the next free one. */
  code: string | null
  nameEn: string | null
  nameAr: string | null
  unit: (typeof packageUnits)[number]
  lines: PackageLine[]
  price: Amount
  /** Before the discount, in the same currency; never below the price. */
  listPrice: Amount | null
  validityDays: number | null
  starts: (typeof packageStarts)[number]
  transferableToSiblings: boolean
  bonusUnits: number
  maxPerStudent: number | null
  /** Days of the centre, YYYY-MM-DD, both included. */
  saleFrom: string | null
  saleUntil: string | null
}

/** The largest amount is far below what a number holds exactly. */
export const packageColumns = (fields: PackageFields) => ({
  name_en: fields.nameEn,
  name_ar: fields.nameAr,
  unit: fields.unit,
  price: Number(fields.price.minor),
  list_price: fields.listPrice && Number(fields.listPrice.minor),
  currency: fields.price.currency,
  exponent: fields.price.exponent,
  validity_days: fields.validityDays,
  starts: fields.starts,
  transferable_to_siblings: fields.transferableToSiblings,
  bonus_units: fields.bonusUnits,
  max_per_student: fields.maxPerStudent,
  sale_from: fields.saleFrom,
  sale_until: fields.saleUntil,
})

type PackageColumns = ReturnType<typeof packageColumns>

/** Columns as they are written, or as the driver answers them: an amount as text. */
type KeptColumns = Omit<PackageColumns, 'price' | 'list_price'> & {
  price: number | string
  list_price: number | string | null
}

export const packageTrail = (columns: KeptColumns, lines: string[]) => {
  const { currency, exponent, price, list_price: listPrice, ...rest } = columns
  const amount = (minor: number | string | null) =>
    minor === null ? null : { minor: String(minor), currency, exponent }
  return { ...rest, price: amount(price), list_price: amount(listPrice), lines }
}
