const power = /^[+-]?\d(?:[.,٫]\d+)?E[+-]\d{1,3}$/i
const barePower = /^[+-]?\d[.,٫]\d+E\d{1,3}$/i

/** A long number as a spreadsheet shows it in a narrow column: its last digits are lost. */
export const isScientific = (written: string) => power.test(written) || barePower.test(written)
