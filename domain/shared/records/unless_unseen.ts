import { ownBranches } from '#domain/shared/data/branch_limit'
import { db } from '#domain/shared/data/database'

/**
 * A reference into another branch looks empty to people who can't see it, so their leaving it empty doesn't clear it
 * (docs/adr/0046-limited-to-branches.md).
 */
export async function unlessUnseen(
  table: 'groups' | 'rooms',
  { saved, wanted }: { saved: string | null; wanted: string | null }
) {
  if (wanted !== null || saved === null || ownBranches() === null) return wanted
  const seen = await db().selectFrom(table).where('id', '=', saved).select('id').executeTakeFirst()
  return seen ? null : saved
}
