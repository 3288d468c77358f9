import { sql } from 'kysely'
import { type SearchIndex, searchIndexes } from '#domain/shared/choices/search_indexes'
import { db, platform } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

export type Change = Columns<'search_changes', 'sequence' | 'kind' | 'record_id'>

/** How many changes are sent at once. */
const most = 500

/** The oldest that are due; each says which record of which index is to be told anew, or is gone. */
export const waitingChanges = statement(
  () => sql<Change>`
    select sequence, kind, record_id from search_changes where due_at <= now() order by sequence limit ${sql.lit(most)}`
)

/** Who was told of them in doubt is told once more, when nothing can be under way from before. */
export async function forgetChanges(changes: Pick<Change, 'sequence'>[]) {
  const done = changes.map(({ sequence }) => sequence)
  await sql`
    with plain as (delete from search_changes where sequence = any (${done}::bigint[]) and not doubtful)
    update search_changes set doubtful = false, due_at = now() + interval '1 minute'
    where sequence = any (${done}::bigint[]) and doubtful`.execute(db())
}

/** The server may have been told of them or not, or be told yet; somebody else may have told it of them. */
export async function doubtChanges(changes: Change[]) {
  const [kinds, records] = [changes.map(({ kind }) => kind), changes.map((one) => one.record_id)]
  const tried = changes.map(({ sequence }) => sequence)
  await sql`
    with tried as (delete from search_changes where sequence = any (${tried}::bigint[]))
    insert into search_changes (kind, record_id, doubtful)
    select distinct kind, record_id, true from unnest(${kinds}::text[], ${records}::uuid[]) as one (kind, record_id)`.execute(
    db()
  )
}

/** The server won't have them as they are. */
export async function postponeChanges(changes: Pick<Change, 'sequence'>[]) {
  const refused = changes.map(({ sequence }) => sequence)
  await sql`
    update search_changes set due_at = now() + interval '1 hour'
    where sequence = any (${refused}::bigint[])`.execute(db())
}

/** As doubtChanges(), of all that wait in the entered centre. */
export async function doubtEverything() {
  await db()
    .updateTable('search_changes')
    .set({ doubtful: true })
    .where('doubtful', '=', false)
    .execute()
}

/** The centres that have something due, or indexes to be emptied. */
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
