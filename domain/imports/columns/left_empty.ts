import type { Problem, ProblemType } from '#domain/imports/cells/cell'
import type { ImportColumns, Values } from '#domain/imports/columns/columns'

/** What becomes of a row with a cell that can't be read: it is taken without that cell, or not at all. */
export const wrongCells = ['empty', 'skip'] as const

export type WrongCells = (typeof wrongCells)[number]

/** What a record is found again by, or hangs on: without it a row would mean another one. */
const identity = ['number', 'code', 'national_id', 'student_numbers']

/** What is wrong with a row as a whole, though a column is named: an empty cell would not mend it. */
const ofWholeRow: ProblemType[] = ['required', 'repeated']

type Row = {
  values: Values
  problems: Problem[]
  emptied: Problem[]
}

/** Empties the cells of a row that a record can do without and that something is wrong with, where that is chosen. */
export function leaveEmpty(row: Row, { columns, oneOf = [] }: ImportColumns, chosen: WrongCells) {
  if (chosen === 'skip' || row.problems.length === 0) return
  const needed = new Set([
    ...identity,
    ...columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    ...oneOf.flat(),
  ])
  const isLeft = ({ column, type }: Problem) =>
    column !== null && !needed.has(column) && !ofWholeRow.includes(type)
  for (const problem of row.problems.filter(isLeft)) {
    row.emptied.push(problem)
    delete row.values[problem.column!]
  }
  row.problems = row.problems.filter((problem) => !isLeft(problem))
}
