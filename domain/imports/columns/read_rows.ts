import type { Problem, Reading } from '#domain/imports/cells/cell'
import type { Column, ImportColumns, Values } from '#domain/imports/columns/columns'
import { leavesEmpty, type WrongCells } from '#domain/imports/columns/left_empty'
import type { Mapping } from '#domain/imports/columns/guess_mapping'

/** What becomes of a record that is there already. */
export const policies = ['skip', 'update', 'create'] as const

export type Policy = (typeof policies)[number]

/** A row as it was read; `row` counts from 1 as the spreadsheet does, headings included. */
export type ReadRow = {
  row: number
  cells: string[]
  values: Values
  /** Why the row can't be taken. */
  problems: Problem[]
  /** Why some of its cells are left empty. */
  emptied: Problem[]
}

/** All that is wrong with a row, whatever becomes of it. */
export const allProblems = ({ problems, emptied }: ReadRow) => [...problems, ...emptied]

/** Reads the rows of one file, and remembers them: a row that repeats another is told so. */
export class RowReader {
  #seen = new Map<string, number>()
  #columns: { column: Column; place: number }[]
  #isLeft: (problem: Problem) => boolean

  constructor(
    private entity: ImportColumns,
    mapping: Mapping,
    private reading: Reading,
    private policy: Policy,
    wrongCells: WrongCells
  ) {
    this.#isLeft = leavesEmpty(entity, wrongCells)
    this.#columns = mapping.flatMap((name, place) => {
      const column = entity.columns.find((one) => one.name === name)
      return column ? [{ column, place }] : []
    })
  }

  /** Undefined for a row that says nothing. */
  read(cells: string[], row: number): ReadRow | undefined {
    if (cells.every((cell) => cell.trim() === '')) return undefined
    const values: Values = {}
    const problems: Problem[] = []
    const emptied: Problem[] = []
    const tell = (told: Problem) => (this.#isLeft(told) ? emptied : problems).push(told)
    for (const { column, place } of this.#columns) {
      const text = cells[place] ?? ''
      const read = text.trim() === '' ? { value: null } : column.read(text, this.reading)
      if ('problem' in read) tell({ column: column.name, ...read.problem })
      else if (read.value !== null) values[column.name] = read.value
    }
    problems.push(...this.#lacking(values, problems))
    if (problems.length === 0) problems.push(...(this.entity.complete?.(values) ?? []))
    if (problems.length === 0) problems.push(...this.#repeating(values, row))
    return { row, cells, values, problems, emptied }
  }

  /** A cell that couldn't be read is not missing as well. */
  #lacking(values: Values, problems: Problem[]): Problem[] {
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

  #repeating(values: Values, row: number): Problem[] {
    const keys = this.entity.keys?.(values) ?? []
    const before = keys
      .filter(({ isStrict }) => isStrict || this.policy !== 'create')
      .map(({ column, key }) => ({ column, first: this.#seen.get(`${column} ${key}`) }))
      .find(({ first }) => first !== undefined)
    for (const { column, key } of keys) {
      if (!this.#seen.has(`${column} ${key}`)) this.#seen.set(`${column} ${key}`, row)
    }
    return before ? [{ column: before.column, type: 'repeated', number: before.first }] : []
  }
}
