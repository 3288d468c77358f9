const foreignDigits = /[٠-٩۰-۹０-９]/g

/** Arabic-Indic, Persian and full-width digits as Latin ones, whatever stands around them (domain §1.0). */
export const latinDigits = (text: string) =>
  text.replace(foreignDigits, (digit) => String(digit.codePointAt(0)! & 0xf))
