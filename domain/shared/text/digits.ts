const foreignDigits = /[٠-٩۰-۹０-９]/g
const bidiMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Arabic-Indic, Persian and full-width digits as Latin ones, whatever stands around them (domain §1.0). */
export const latinDigits = (text: string) =>
  text.replace(foreignDigits, (digit) => String(digit.codePointAt(0)! & 0xf))

/** A figure as it was typed or pasted: its digits as Latin ones, without marks of direction. */
export const typedFigure = (text: string) => latinDigits(text.replace(bidiMarks, ''))
