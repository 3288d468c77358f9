const decimals = /^(\+?\d+)[.,٫]0{1,2}$/
const thousands = /^\d{1,3}(?:[,٬]\d{3}){2,}$/

/**
 * The digits of a number that identifies somebody. Programs that count with it write decimals behind
 * it (pandas, where a cell of the column is empty), spreadsheets separators between its thousands.
 */
export const plainNumber = (written: string) => {
  const whole = written.replace(decimals, '$1')
  return thousands.test(whole) ? whole.replace(/\D/g, '') : whole
}
