const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/

/** With a space after every four characters, as it is printed. */
export const longestIban = 42

/** Checks the form and the check digits (ISO 13616, remainder 1 of 97). */
export function isIban(text: string) {
  if (!shape.test(text)) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
