import { numberPrefixes } from '#domain/shared/records/number_prefixes'
import { typedFigure } from '#domain/shared/text/digits'

/** A student's number as it is kept, however it is typed: "260042", "s 26-0042" and "S-260042" are one. */
export function typedNumber(typed: string): string {
  const text = typedFigure(typed).trim().toUpperCase()
  const digits = /^S?[-\s]*(\d[\d\s-]*)$/.exec(text)?.[1]
  return digits ? numberPrefixes.students + digits.replaceAll(/[\s-]/g, '') : text
}
