import type { HttpContext } from '@adonisjs/core/http'
import { branchChoices } from '#core/branches/branch_choices'
import { ownBranches } from '#domain/shared/data/branch_limit'

/** For records of one branch or the whole centre: someone who works in a single branch means that one. */
export function branchOrWhole(branchId: string | null | undefined): string | null {
  const [only, ...others] = ownBranches() ?? []
  return only && others.length === 0 ? only : (branchId ?? null)
}

/** People limited to branches can read records of the whole centre, but not change them. */
export const mayChangeWhole = () => ownBranches() === null

export const mayChange = ({ branch_id: id }: { branch_id: string | null }) =>
  id !== null || mayChangeWhole()

type Abilities = { create: boolean; update: boolean; delete: boolean }

export const branchAbilities = <Can extends Abilities>(
  can: Can,
  record: { branch_id: string | null }
): Can => (mayChange(record) ? can : { ...can, update: false, delete: false })

/** The branches a form offers, and whether the whole centre may be chosen. */
export const branchOrWholeChoices = async ({ tenant }: HttpContext) => ({
  branches: await branchChoices(tenant),
  may_be_whole: mayChangeWhole(),
})
