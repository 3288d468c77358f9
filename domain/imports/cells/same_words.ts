import { normalisedName } from '#domain/shared/names/normalised_name'

/**
 * Makes headings and words comparable: as names are searched, and without articles, punctuation and
 * blanks (domain §1.17).
 */
export const sameWords = (text: string) =>
  normalisedName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''))
    .join('')
