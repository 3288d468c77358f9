import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'
import { currentVersions, zoneRow } from '#domain/shared/data/zone_table'

/**
 * Called with the zone that a centre or a branch takes, so that queries know its clocks (ADR 69); null
 * changes nothing.
 */
export async function chooseZone(name: string | null) {
  if (name === null) return
  const stored = await db()
    .selectFrom('platform.zones')
    .where('name', '=', name)
    .where('is_chosen', '=', true)
    .where('table_version', '=', currentVersions().chosen)
    .select('name')
    .executeTakeFirst()
  if (stored) return
  const { starts, local_starts, offsets, table_version } = zoneRow(name, true)
  const columns = {
    is_chosen: true,
    table_version,
    starts: sql<never>`${starts}::timestamptz[]`,
    local_starts: sql<never>`${local_starts}::timestamptz[]`,
    offsets,
  }
  await db()
    .insertInto('platform.zones')
    .values({ name, ...columns })
    .onConflict((row) => row.column('name').doUpdateSet(columns))
    .execute()
}
