import type { HttpContext } from '@adonisjs/core/http'
import { branchChoices } from '#core/branches/branch_choices'
import { ownBranches } from '#domain/shared/data/branch_limit'

/** Of what is a branch's or the whole centre's: whoever works in one branch alone means that one. */
export function branchOrWhole(branchId: string | null | undefined): string | null {
  const [only, ...others] = ownBranches() ?? []
  return only && others.length === 0 ? only : (branchId ?? null)
}

/** Whoever is limited to branches reads what is the whole centre's, and leaves it as it is. */
export const mayChangeWhole = () => ownBranches() === null

export const mayChange = ({ branch_id: id }: { branch_id: string | null }) =>
  id !== null || mayChangeWhole()

type Abilities = { create: boolean; update: boolean; delete: boolean }

export const branchAbilities = <Can extends Abilities>(
  can: Can,
  record: { branch_id: string | null }
): Can => (mayChange(record) ? can : { ...can, update: false, delete: false })

/** What a form chooses a branch among, and whether it may be all of them. */
export const branchOrWholeChoices = async ({ tenant }: HttpContext) => ({
  branches: await branchChoices(tenant),
  may_be_whole: mayChangeWhole(),
})
