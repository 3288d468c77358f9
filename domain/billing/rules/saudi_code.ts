import { type Amount, plainAmount } from '#domain/shared/money/money'

type SaudiCode = {
  /** The names that the seller has, the one to prefer first. */
  seller_names: (string | null)[]
  tax_number: string
  issued_at: Date
  total: Amount
  tax: Amount
}

/** One byte tells how many bytes follow. */
const mostBytes = 255

/**
 * The text of the code on Saudi invoices and credit notes: seller, tax number, instant of issue, total and
 * tax as tags 1 to 5, each with the length of its UTF-8 bytes, in base64 (ZATCA, phase 1). Null when no name
 * of the seller fits; the centre's settings refuse such a name.
 */
export function saudiCode({
  seller_names,
  tax_number,
  issued_at,
  total,
  tax,
}: SaudiCode): string | null {
  const seller = seller_names.find((name) => name && Buffer.byteLength(name) <= mostBytes)
  if (!seller) return null
  const instant = `${issued_at.toISOString().slice(0, 19)}Z`
  const values = [seller, tax_number, instant, plainAmount(total), plainAmount(tax)]
  return Buffer.concat(values.map((value, index) => tagged(index + 1, value))).toString('base64')
}

function tagged(tag: number, value: string) {
  const bytes = Buffer.from(value)
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
}
