import type { HttpContext } from '@adonisjs/core/http'
import { speaksOfBranches } from '#core/branches/branch_choices'
import { namedIn } from '#core/languages/phrases'

type Row = { branch_en: string | null; branch_ar: string | null }

/** The branch of each row in a file; no column of it where the centre has only one. */
export const branchCell = ({ locale }: HttpContext) => ({
  branch_id: (row: Row) => namedIn(locale, row.branch_en, row.branch_ar),
})

export const leavesOutBranch = ({ tenant }: HttpContext) =>
  speaksOfBranches(tenant) ? [] : (['branch_id'] as const)

export const withBranch = { cells: branchCell, leavesOut: leavesOutBranch }
