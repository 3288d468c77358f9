import type { Problem, ProblemType } from '#domain/imports/cells/cell'
import type { ImportColumns, Values } from '#domain/imports/columns/columns'

/** What to do with a row that has an unreadable cell: take it without that cell, or not at all. */
export const wrongCells = ['empty', 'skip'] as const

export type WrongCells = (typeof wrongCells)[number]

/** What a record is found by or depends on: without it a row would mean another record. */
const identity = ['number', 'code', 'national_id', 'student_numbers']

/** Problems of the row as a whole although they name a column: emptying a cell would not help. */
const ofWholeRow: ProblemType[] = ['required', 'repeated', 'called_off']

type Row = {
  values: Values
  problems: Problem[]
  emptied: Problem[]
}

export function leaveEmpty(
  row: Row,
  { columns, oneOf = [], depends = [] }: ImportColumns,
  chosen: WrongCells
) {
  if (chosen === 'skip' || row.problems.length === 0) return
  const needed = new Set([
    ...identity,
    ...columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    ...oneOf.flat(),
    ...depends,
  ])
  const isLeft = ({ column, type }: Problem) =>
    column !== null && !needed.has(column) && !ofWholeRow.includes(type)
  for (const problem of row.problems.filter(isLeft)) {
    row.emptied.push(problem)
    delete row.values[problem.column!]
  }
  row.problems = row.problems.filter((problem) => !isLeft(problem))
}
