import { sql } from 'kysely'
import { idsIn, type Sides } from '#domain/shared/audit/ids_in'
import { ownBranches } from '#domain/shared/data/branch_limit'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** The columns by which a record names what is in a branch. */
const namedIn: Record<string, 'branches' | 'groups' | 'rooms' | 'class_series' | 'enrolments'> = {
  branch_id: 'branches',
  group_id: 'groups',
  next_group_id: 'groups',
  room_id: 'rooms',
  series_id: 'class_series',
  from_enrolment_id: 'enrolments',
}

const seenOf = statement((_, { ids }: { ids: string[] }) => {
  const each = [...new Set(Object.values(namedIn))].map(
    (table) => sql`select id from ${sql.table(table)} where id = any(${ids})`
  )
  return sql<Columns<'branches', 'id'>>`${sql.join(each, sql` union all `)}`
})

/** A record's trail doesn't name other records its reader can't see (docs/adr/0046-limited-to-branches.md). */
export async function seenSides<Row extends Sides>(rows: Row[]): Promise<Row[]> {
  const ids = ownBranches() === null ? [] : [...new Set(rows.flatMap(idsIn))]
  if (ids.length === 0) return rows
  const seen = new Set((await seenOf({ ids })).map(({ id }) => id))
  return rows.map((row) => ({
    ...row,
    before: seenSide(row.before, seen),
    after: seenSide(row.after, seen),
  }))
}

const seenSide = (side: Sides['before'], seen: Set<string>) =>
  side &&
  Object.fromEntries(
    Object.entries(side).map(([name, value]) => {
      return [name, name in namedIn && !seen.has(String(value)) ? null : value]
    })
  )
