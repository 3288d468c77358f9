import type { ProblemType } from '#domain/imports/cells/cell'

/** Spreadsheets write these where a formula has no result, and `###` in CSV where a column is too narrow. */
const formulaError =
  /^(?:#(?:N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|TIMEOUT!)|#{3,}|Err:\d{3})$/i

/** Stands for bytes that are no letter in the encoding of the file. */
const lostLetter = '\uFFFD'

/** Why no column can take a cell, whatever it means; undefined for any other. */
export function brokenCell(text: string): ProblemType | undefined {
  if (text.includes(lostLetter)) return 'lost_letters'
  return formulaError.test(text.trim()) ? 'formula_error' : undefined
}
