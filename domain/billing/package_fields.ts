import type { PackageLine } from '#domain/billing/rules/package_lines'
import type { packageStarts, packageUnits } from '#domain/billing/rules/package'
import type { Amount } from '#domain/shared/money/money'

/**
 * A null `code` asks for the next free one, or keeps the one there is. `listPrice` is before the
 * discount, in the same currency and never below the price. Days are the centre's, YYYY-MM-DD, both
 * included.
 */
export type PackageFields = {
  code: string | null
  nameEn: string | null
  nameAr: string | null
  unit: (typeof packageUnits)[number]
  lines: PackageLine[]
  price: Amount
  listPrice: Amount | null
  validityDays: number | null
  starts: (typeof packageStarts)[number]
  transferableToSiblings: boolean
  bonusUnits: number
  maxPerStudent: number | null
  saleFrom: string | null
  saleUntil: string | null
}

export const packageColumns = (fields: PackageFields) => ({
  name_en: fields.nameEn,
  name_ar: fields.nameAr,
  unit: fields.unit,
  price: String(fields.price.minor),
  list_price: fields.listPrice && String(fields.listPrice.minor),
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

export const packageTrail = (columns: PackageColumns, lines: string[]) => {
  const { currency, exponent, price, list_price: listPrice, ...rest } = columns
  const amount = (minor: string | null) => (minor === null ? null : { minor, currency, exponent })
  return { ...rest, price: amount(price), list_price: amount(listPrice), lines }
}
