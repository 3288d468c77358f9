import { sql } from 'kysely'
import { type SearchIndex, searchIndexes } from '#domain/shared/choices/search_indexes'
import { db, platform } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Change = Columns<'search_changes', 'sequence' | 'kind' | 'record_id'>

/** How many changes are sent at once. */
const most = 500

/** The oldest that wait; each says which record of which index is to be told anew, or is gone. */
export const waitingChanges = statement(
  () => sql<Change>`
    select sequence, kind, record_id from search_changes order by sequence limit ${sql.lit(most)}`
)

export async function forgetChanges(changes: Pick<Change, 'sequence'>[]) {
  const done = changes.map(({ sequence }) => sequence)
  await sql`delete from search_changes where sequence = any (${done}::bigint[])`.execute(db())
}

/** The centres that have something waiting. */
export async function changedCentres(): Promise<string[]> {
  const asked = sql<{ centre: string }>`select centre from platform.centres_to_search() centre`
  return (await asked.execute(platform())).rows.map(({ centre }) => centre)
}

/** As if every record of the entered centre had just changed. */
export async function markEverything() {
  for (const index of searchIndexes) await markAll(index)
}

const markAll = (index: SearchIndex) =>
  sql`insert into search_changes (kind, record_id) select ${index}, id from ${sql.table(index)} order by id`.execute(
    db()
  )
