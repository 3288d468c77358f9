import { sql, type SqlBool } from 'kysely'
import { db, mayWrite } from '#domain/shared/data/database'
import { anyOf, columns } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'

type Table =
  | 'branches'
  | 'courses'
  | 'groups'
  | 'instructors'
  | 'levels'
  | 'rooms'
  | 'services'
  | 'students'
  | 'subjects'
  | 'terms'

export type NamedRecord<Field extends string> = { field: Field; table: Table; id: string | null }

export type UnusableRecord<Field extends string = string> = { type: 'unusable'; field: Field }

/**
 * The first field whose record may not be named: it must be the entered centre's, neither archived
 * nor withdrawn from the offer, unless it is among `kept`, what the record named before. They stay
 * while a transaction that writes runs.
 */
export async function unusableRecord<Field extends string>(
  named: NamedRecord<Field>[],
  kept: readonly (string | null)[] = []
): Promise<UnusableRecord<Field> | undefined> {
  const ids = new Map<Table, Set<string>>()
  for (const { table, id } of named) {
    if (id === null || !isUuid(id)) continue
    ids.set(table, (ids.get(table) ?? new Set()).add(id.toLowerCase()))
  }
  const usable = new Map(
    await Promise.all(
      [...ids].map(
        async ([table, wanted]) => [table, await usableIds(table, wanted, kept)] as const
      )
    )
  )
  const missing = named.find(
    ({ table, id }) => id !== null && !usable.get(table)?.has(id.toLowerCase())
  )
  return missing && { type: 'unusable', field: missing.field }
}

/** An inactive service stays where it is named already, but can't be chosen anew. */
const isOffered = (table: Table) =>
  table === 'services'
    ? sql<SqlBool>`${columns('services', 'services', ['status'])} = 'active'`
    : sql<SqlBool>`true`

/** Of those that are wanted. */
export async function usableIds(
  table: Table,
  wanted: Set<string>,
  kept: readonly (string | null)[] = []
) {
  const rows = await db()
    .selectFrom(table)
    .where('id', '=', anyOf([...wanted]))
    .where((of) =>
      of.or([of.and([of('archived_at', 'is', null), isOffered(table)]), of('id', '=', anyOf(kept))])
    )
    .select('id')
    .orderBy('id')
    .$if(mayWrite(), (found) => found.forKeyShare())
    .execute()
  return new Set(rows.map(({ id }) => id))
}
