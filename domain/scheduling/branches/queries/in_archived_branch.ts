import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import type { Refusing } from '#domain/shared/records/set_archived'

/** Records that can't be restored because their branch is archived; the branch is locked meanwhile. */
export const inArchivedBranch =
  (table: 'groups' | 'rooms'): Refusing =>
  async (ids) => {
    const rows = await db()
      .selectFrom(table)
      .innerJoin('branches as b', 'b.id', `${table}.branch_id`)
      .where(`${table}.id`, '=', anyOf(ids))
      .where(`${table}.archived_at`, 'is not', null)
      .select([`${table}.id`, `${table}.code`, 'b.archived_at'])
      .forShare('b')
      .execute()
    return rows
      .filter((row) => row.archived_at !== null)
      .map(({ id, code }) => ({ id, name: code, reason: 'branch_archived' }))
  }
