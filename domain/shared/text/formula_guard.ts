/** Spreadsheets read these as a formula, full-width forms included (security §5, row 23). */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const guarded = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

/** A cell of a CSV file that no spreadsheet takes for a formula. */
export const guardFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

/** Undoes `guardFormula`; any other text stays as it is. */
export const withoutFormulaGuard = (text: string) => text.replace(guarded, '')
