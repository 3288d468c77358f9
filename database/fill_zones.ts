import { IANAZone } from 'luxon'
import type { Pool, PoolClient } from 'pg'
import { currentVersions, zoneRow } from '#domain/shared/data/zone_table'

type Stored = { name: string; is_chosen: boolean; table_version: string }

/**
 * Brings `platform.zones` to what this Node.js knows: the zones that are chosen for many years, all others
 * for some.
 */
export async function fillZones(owner: Pool | PoolClient) {
  const { rows } = await owner.query<Stored>(
    'select name, is_chosen, table_version from platform.zones'
  )
  const versions = currentVersions()
  const chosen = rows.filter((row) => row.is_chosen)
  const current = new Set(
    rows
      .filter((row) => row.table_version === (row.is_chosen ? versions.chosen : versions.other))
      .map(({ name }) => name)
  )
  const names = new Set([
    ...chosen.map(({ name }) => name),
    ...rows.map(({ name }) => name),
    ...Intl.supportedValuesOf('timeZone'),
  ])
  const isChosen = new Set(chosen.map(({ name }) => name))
  // A zone that only PostgreSQL knows stays as it is
  const outdated = [...names].filter((name) => !current.has(name) && IANAZone.isValidZone(name))
  if (outdated.length === 0) return
  await owner.query(writing, [
    JSON.stringify(outdated.map((name) => zoneRow(name, isChosen.has(name)))),
  ])
}

const list = (column: string, type: string) =>
  `array(select value::${type} from jsonb_array_elements_text(z.${column}) with ordinality
    as entry (value, place) order by place)`

const writing = `
  insert into platform.zones (name, is_chosen, table_version, starts, local_starts, offsets)
  select z.name, z.is_chosen, z.table_version, ${list('starts', 'timestamptz')},
    ${list('local_starts', 'timestamptz')}, ${list('offsets', 'integer')}
  from jsonb_to_recordset($1) as z (name text, is_chosen boolean, table_version text, starts jsonb, local_starts jsonb, offsets jsonb)
  on conflict (name) do update set is_chosen = excluded.is_chosen, table_version = excluded.table_version,
    starts = excluded.starts, local_starts = excluded.local_starts, offsets = excluded.offsets`
