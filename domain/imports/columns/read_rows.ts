import { isBlankCell } from '#domain/imports/cells/blank_cell'
import { brokenCell } from '#domain/imports/cells/broken_cell'
import { type Problem, problem, type Read, type Reading } from '#domain/imports/cells/cell'
import type { Column, ImportColumns, Values } from '#domain/imports/columns/columns'
import { SameChildren } from '#domain/imports/columns/same_children'
import { leaveEmpty, type WrongCells } from '#domain/imports/columns/left_empty'
import type { Mapping } from '#domain/imports/columns/guess_mapping'
import type { Policy } from '#domain/imports/rules/policy'

/**
 * `row` counts from 1 as the spreadsheet does, headings included. `problems` say why the row can't
 * be taken, `emptied` why some of its cells are left empty.
 */
export type ReadRow = {
  row: number
  cells: string[]
  values: Values
  problems: Problem[]
  emptied: Problem[]
  /** Values of a new record that the row doesn't say: an updated one keeps its own. */
  filled?: string[]
  /** Warnings for a row that is imported anyway. */
  warnings?: Problem[]
  /** The earlier row whose record it adds to. */
  continues?: number
  /** How many class sessions it makes; undefined if a row is one record. */
  sessions?: number
}

const nothing: Read = { value: null }

export const allProblems = ({ problems, emptied, warnings = [] }: ReadRow) => [
  ...problems,
  ...emptied,
  ...(problems.length > 0 ? [] : warnings),
]

export class RowReader {
  #seen = new Map<string, number>()
  #children = new SameChildren()
  #columns: { column: Column; place: number }[]

  constructor(
    private entity: ImportColumns,
    mapping: Mapping,
    private reading: Reading,
    private policy: Policy,
    private wrongCells: WrongCells
  ) {
    this.#columns = mapping.flatMap((name, place) => {
      const column = entity.columns.find((one) => one.name === name)
      return column ? [{ column, place }] : []
    })
  }

  read(cells: string[], row: number): ReadRow | undefined {
    if (cells.every(isBlankCell)) return undefined
    const read: ReadRow = { row, cells, values: {}, problems: [], emptied: [] }
    for (const { column, place } of this.#columns) {
      const text = cells[place] ?? ''
      const cell = isBlankCell(text) ? nothing : this.#readCell(column, text)
      if ('problem' in cell) read.problems.push({ column: column.name, ...cell.problem })
      else if (cell.value !== null) read.values[column.name] = cell.value
      if ('warning' in cell) (read.warnings ??= []).push({ column: column.name, ...cell.warning! })
    }
    read.problems.push(...this.#lacking(read))
    leaveEmpty(read, this.entity, this.wrongCells)
    if (read.problems.length > 0) return read
    read.problems.push(...(this.entity.complete?.(read.values, this.#written(cells)) ?? []))
    leaveEmpty(read, this.entity, this.wrongCells)
    if (read.problems.length === 0) this.#lookForRepeated(read)
    if (read.problems.length === 0) this.#lookForSameChild(read)
    return read
  }

  /** A parent stands on the row of each child: the first row is the parent, the others add their children. */
  #lookForRepeated(read: ReadRow) {
    const [repeated] = this.#repeating(read)
    const { gathers } = this.entity
    if (repeated && gathers && read.values[gathers]) read.continues = repeated.number
    else if (repeated) read.problems.push(repeated)
  }

  #lookForSameChild(read: ReadRow) {
    const { values, row } = read
    if (!this.entity.areChildren || this.policy === 'create' || values.number) return
    const number = this.#children.find(values, row)
    if (number) (read.warnings ??= []).push({ column: null, type: 'same_row', number })
  }

  #readCell(column: Column, text: string) {
    const broken = brokenCell(text)
    return broken ? problem(broken) : column.read(text, this.reading)
  }

  #written(cells: string[]) {
    return (name: string) => {
      const text =
        cells[this.#columns.find(({ column }) => column.name === name)?.place ?? -1] ?? ''
      return isBlankCell(text) ? '' : text
    }
  }

  /** A cell that couldn't be read is not also missing. */
  #lacking({ values, problems }: ReadRow): Problem[] {
    const isThere = (name: string) =>
      values[name] !== undefined || problems.some(({ column }) => column === name)
    const required = this.entity.columns.filter(({ isRequired }) => isRequired)
    const lacking = [...required.map(({ name }) => [name]), ...(this.entity.oneOf ?? [])]
      .filter((names) => !names.some(isThere))
      .map((names) => this.#mapped(names))
    return [...new Set(lacking)].map((column) => ({ column, type: 'required' }))
  }

  #mapped(names: readonly string[]) {
    return (
      names.find((name) => this.#columns.some(({ column }) => column.name === name)) ?? names[0]!
    )
  }

  #repeating({ values, row }: ReadRow): Problem[] {
    const keys = this.entity.keys?.(values) ?? []
    // Namesakes of one birth day are told apart by their numbers
    const isNumbered = keys.some(({ column }) => column === 'number' || column === 'code')
    const before = keys
      .filter(({ isStrict }) => isStrict || (this.policy !== 'create' && !isNumbered))
      .map(({ column, key }) => ({ column, first: this.#seen.get(`${column} ${key}`) }))
      .find(({ first }) => first !== undefined)
    for (const { column, key } of keys) {
      if (!this.#seen.has(`${column} ${key}`)) this.#seen.set(`${column} ${key}`, row)
    }
    return before ? [{ column: before.column, type: 'repeated', number: before.first }] : []
  }
}
