import { normalisedName } from '#domain/shared/names/normalised_name'

const phone = /^[+(]*\d[\d ()]{6,}$/

/** `INV-2026-0203`, `2026-0203` and `0203` may be numbers of documents; a phone is longer digits alone. */
export function isDocumentNumber(query: string): boolean {
  const text = normalisedName(query)
  return /\d{3}/.test(text) && !phone.test(text)
}
