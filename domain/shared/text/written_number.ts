import { directionOf, isolate } from '#domain/shared/text/isolate'

const minus = '\u2212'

/** Latin digits after it are ordered as Arabic-Indic ones are: the sign is drawn left of either. */
const arabicLetterMark = '\u061c'

const formats = new Map<string, Intl.NumberFormat>()

/** The minus stands left of the digits in both languages, as in an amount of money. */
export function writtenNumber(tag: string, value: number) {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag)
  formats.set(tag, format)
  return value < 0 ? isolate(minus + format.format(-value), 'ltr') : format.format(value)
}

/**
 * `percent` is 15 for 15 %. The sign goes by the language, not by the digits: ٪ left of them in
 * Arabic, % right of them in English.
 */
export function writtenPercentage(tag: string, percent: number) {
  const number = writtenNumber(tag, percent)
  return directionOf(tag) === 'rtl'
    ? isolate(`${arabicLetterMark}${number}٪`, 'rtl')
    : isolate(`${number}%`, 'ltr')
}

/** In whole percent; nothing where there is nothing to have a share of. */
export const writtenShare = (tag: string, part: number, whole: number) =>
  whole === 0 ? '' : writtenPercentage(tag, Math.round((100 * part) / whole))
