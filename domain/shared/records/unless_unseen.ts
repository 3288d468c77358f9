import { ownBranches } from '#domain/shared/data/branch_limit'
import { db } from '#domain/shared/data/database'

/**
 * What a record names in another branch looks empty to whoever can't see it, so that they leave it empty means nothing: it
 * stays (docs/adr/0046-limited-to-branches.md).
 */
export async function unlessUnseen(
  table: 'groups' | 'rooms',
  { saved, wanted }: { saved: string | null; wanted: string | null }
) {
  if (wanted !== null || saved === null || ownBranches() === null) return wanted
  const seen = await db().selectFrom(table).where('id', '=', saved).select('id').executeTakeFirst()
  return seen ? null : saved
}
