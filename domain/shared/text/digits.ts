const foreignDigits = /[٠-٩۰-۹０-９]/g
const bidiMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Arabic-Indic, Persian and full-width digits, whatever stands around them (domain §1.0). */
export const latinDigits = (text: string) =>
  text.replace(foreignDigits, (digit) => String(digit.codePointAt(0)! & 0xf))

/** Latin digits, without the direction marks that come with pasted text. */
export const typedFigure = (text: string) => latinDigits(text.replace(bidiMarks, ''))
