type Seller = {
  country: string
  name_en: string | null
  name_ar: string | null
  legal_name_en: string | null
  legal_name_ar: string | null
  tax_number: string | null
}

export type SellerProblem =
  | { type: 'tax_number_invalid' }
  | { type: 'seller_name_too_long'; field: 'legal_name_en' | 'legal_name_ar' }

/** One byte tells the length of the seller's name in the code of a Saudi invoice. */
const mostBytes = 255

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Saudi tax numbers have fifteen digits, the first and the last of which are 3. */
export function sellerProblem(seller: Seller): SellerProblem | undefined {
  if (seller.country !== 'SA') return undefined
  if (seller.tax_number && !/^3\d{13}3$/.test(seller.tax_number)) {
    return { type: 'tax_number_invalid' }
  }
  const field = (['legal_name_ar', 'legal_name_en'] as const).find(
    (name) => bytesOf(seller[name] ?? '') > mostBytes
  )
  return field && { type: 'seller_name_too_long', field }
}
