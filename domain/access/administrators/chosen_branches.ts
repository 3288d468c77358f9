import type { BranchRefusal } from '#domain/access/administrators/administrator'
import type { Authority } from '#domain/access/roles/authority'
import { reaches } from '#domain/access/roles/rules/grant'
import type { Branches } from '#domain/shared/data/branch_limit'
import { db } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

type Asked = { wanted: readonly string[]; held: Branches; isSuper: boolean }

/**
 * Where an account is to work: none named is the whole centre, which only who works there gives. An archived branch stays
 * where it was given already. Locks the branches, so that none is archived meanwhile.
 */
export async function chosenBranches(
  { by }: Authority,
  { wanted, held, isSuper }: Asked
): Promise<Result<Branches, BranchRefusal>> {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))].sort()
  if (isSuper && ids.length > 0) return err({ type: 'super_unlimited' })
  const chosen = ids.length > 0 ? ids : null
  if (!reaches(by.branches, chosen)) return err({ type: 'branches_not_held' })
  const known = new Set(await usable(ids, held ?? []))
  return ids.every((id) => known.has(id)) ? ok(chosen) : err({ type: 'unknown_branches' })
}

async function usable(ids: string[], held: readonly string[]) {
  if (ids.length === 0) return []
  const found = await db()
    .selectFrom('branches')
    .where('id', 'in', ids)
    .select(['id', 'archived_at'])
    .orderBy('id')
    .forKeyShare()
    .execute()
  return found.filter((row) => !row.archived_at || held.includes(row.id)).map(({ id }) => id)
}
