import { latinDigits } from '#domain/shared/text/digits'

const marks =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const alike: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
}

/**
 * Makes headings and words comparable: lower case, without marks, articles, punctuation and blanks,
 * and with interchangeable Arabic letters as one (domain §1.17).
 */
export const sameWords = (text: string) =>
  latinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(marks, '')
    .replace(/[أإآٱىئؤة]/g, (letter) => alike[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''))
    .join('')
