import type { Problem } from '#domain/imports/cells/cell'
import type { ImportColumns } from '#domain/imports/columns/columns'

/** What becomes of a row with a cell that can't be read: it is taken without that cell, or not at all. */
export const wrongCells = ['empty', 'skip'] as const

export type WrongCells = (typeof wrongCells)[number]

/** What a record is found again by, or hangs on: without it a row would mean another one. */
const identity = ['number', 'code', 'national_id', 'student_numbers']

/** Which problems leave only their cell empty: those of a column a record can do without, where that is chosen. */
export function leavesEmpty({ columns, oneOf = [] }: ImportColumns, chosen: WrongCells) {
  const needed = new Set([
    ...identity,
    ...columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    ...oneOf.flat(),
  ])
  return ({ column }: Problem) => chosen === 'empty' && column !== null && !needed.has(column)
}
