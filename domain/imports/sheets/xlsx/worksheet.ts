import { blankRow } from '#domain/imports/sheets/rows'
import { sheetLimits, SheetError } from '#domain/imports/sheets/sheet'
import { addressOf } from '#domain/imports/sheets/xlsx/cell_address'
import { isoText, numberText, unescaped } from '#domain/imports/sheets/xlsx/cell_text'
import { type NumberFormat, plainNumber } from '#domain/imports/sheets/xlsx/number_format'
import { fillMerged } from '#domain/imports/sheets/xlsx/merged_cells'
import { type Attributes, type XmlHandler } from '#domain/imports/sheets/xlsx/xml_reader'

type Context = { strings: readonly string[]; formats: NumberFormat[]; countsFrom1904: boolean }

/**
 * Collects the cells with contents of one sheet. Rows and cells without an address come after the one
 * before them, as the format says.
 */
export class Worksheet implements XmlHandler {
  #context: Context
  #rows: string[][] = []
  #merged: string[] = []
  #row = 0
  #column = 0
  #type: string | undefined
  #format = plainNumber
  #content = ''
  #isContent = false
  #isReading = false

  constructor(context: Context) {
    this.#context = context
  }

  /** Rows up to the last one with contents, the first one of the sheet first. */
  finish(): string[][] {
    const rows = Array.from(this.#rows, (row) => row ?? blankRow)
    fillMerged(rows, this.#merged)
    return rows
  }

  open = (name: string, attributes: Attributes) => {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'rPh') this.#isReading = true
    else if (name === 'mergeCell') this.#merged.push(attributes('ref') ?? '')
    this.#isContent = name === 'v' || (name === 't' && !this.#isReading)
  }

  text = (value: string) => {
    if (this.#isContent) this.#content += value
  }

  close = (name: string) => {
    if (name === 'c' && this.#content !== '') this.#add(this.#written())
    else if (name === 'rPh') this.#isReading = false
    this.#isContent = false
  }

  #openRow(attributes: Attributes) {
    this.#row = Number(attributes('r')) || this.#row + 1
    this.#column = 0
  }

  #openCell(attributes: Attributes) {
    this.#column = addressOf(attributes('r')).column ?? this.#column + 1
    this.#type = attributes('t')
    this.#format = this.#context.formats[Number(attributes('s') ?? 0)] ?? plainNumber
    this.#content = ''
  }

  #written() {
    const { strings, countsFrom1904 } = this.#context
    const content = this.#content
    switch (this.#type) {
      case 's':
        return strings[Number(content)] ?? ''
      case 'b':
        return content.trim() === '1' || content.trim() === 'true' ? 'true' : 'false'
      case 'd':
        return isoText(content)
      case 'str':
      case 'inlineStr':
        return unescaped(content)
      case 'e':
        return content
      default:
        return numberText(content, this.#format, countsFrom1904)
    }
  }

  /** A cell far out with contents would make a table of everything before it. */
  #add(value: string) {
    if (value.trim() === '') return
    if (this.#row > sheetLimits.rows + 1) throw new SheetError('too_many_rows')
    if (this.#column > sheetLimits.columns) throw new SheetError('too_many_columns')
    const cells = (this.#rows[this.#row - 1] ??= [])
    while (cells.length < this.#column) cells.push('')
    cells[this.#column - 1] = value
  }
}
