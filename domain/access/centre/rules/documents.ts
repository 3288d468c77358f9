import type { DocumentLanguage } from '#domain/shared/choices/document_languages'

/** Patterns hold the year, `{YYYY}`, and the number with at least as many digits as `{0000}` has zeros. */
export type DocumentSettings = {
  invoice_pattern: string
  credit_note_pattern: string
  receipt_pattern: string
  due_days: number
  language: DocumentLanguage
  payment_en: string | null
  payment_ar: string | null
  footer_en: string | null
  footer_ar: string | null
  /** The code of Saudi invoices; other countries have none. */
  qr: boolean
}

export const numberPatterns = ['invoice_pattern', 'credit_note_pattern', 'receipt_pattern'] as const

export type NumberPattern = (typeof numberPatterns)[number]

export type DocumentSettingsProblem = {
  type: 'pattern_invalid' | 'patterns_equal'
  field: NumberPattern
}

export const longestPattern = 30

/** The parts of a pattern as people are shown them. */
export const [patternYear, patternNumber] = ['{YYYY}', '{0000}'] as const

export const daysUntilDue = [0, 365] as const

/** Without the year, the numbers of two years would be the same. */
const pattern =
  /^[A-Za-z0-9/._-]*(\{YYYY\}[A-Za-z0-9/._-]*\{0{1,8}\}|\{0{1,8}\}[A-Za-z0-9/._-]*\{YYYY\})[A-Za-z0-9/._-]*$/

/** Figures beside each other could be read as another year or number: a sign or a letter stands between. */
const isAmbiguous = (text: string) => /\d[{]|[}]\d|\}\{/.test(text)

export function documentSettingsProblem(
  settings: Pick<DocumentSettings, NumberPattern>
): DocumentSettingsProblem | undefined {
  const invalid = numberPatterns.find((field) => {
    const text = settings[field]
    return text.length > longestPattern || !pattern.test(text) || isAmbiguous(text)
  })
  if (invalid) return { type: 'pattern_invalid', field: invalid }
  const texts = numberPatterns.map((field) => settings[field].toLowerCase())
  const equal = numberPatterns.find((_, index) => texts.indexOf(texts[index]!) < index)
  return equal && { type: 'patterns_equal', field: equal }
}

export const writeNumber = (text: string, year: string, sequence: string) =>
  text
    .replace('{YYYY}', year)
    .replace(/\{(0+)\}/, (_, zeros: string) => sequence.padStart(zeros.length, '0'))

/** The texts around the sequence of a number, and how many digits that has at least. */
export function numberParts(text: string, year: string) {
  const [before, zeros, after] = text.replace('{YYYY}', year).split(/\{(0+)\}/)
  return { before: before!, digits: zeros!.length, after: after! }
}
