import { type Expression, sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { db } from '#domain/shared/data/database'

/**
 * `called` is the row's column that names a record, `into` the one its id goes into. `exact` is
 * compared as it stands, `names` as names.
 */
export type Naming = {
  called: string
  into: string
  table: string
  exact: string
  names: readonly Expression<unknown>[]
}

type Found = { text: string; ids: string[] }

/** Replaces codes or names in either language by ids; archived records don't match. */
export async function resolveNames(rows: ReadRow[], { called, into, table, exact, names }: Naming) {
  const texts = [...new Set(rows.map(({ values }) => values[called]).filter(Boolean))] as string[]
  if (texts.length === 0) return
  const normalised = names.map((name) => sql`search.normalise(${name})`)
  const found = sql<Found>`
    with asked as materialized (
      select text, search.normalise(text) as name from unnest(${texts}::text[]) as text
    ), known as materialized (
      select id, ${sql.ref(exact)} as code, array[${sql.join(normalised)}] as names
      from ${sql.table(table)} where archived_at is null
    )
    select asked.text, array_agg(known.id) as ids from asked
    join known on known.code = upper(asked.text) or asked.name = any(known.names)
    group by asked.text`
  const { rows: meanings } = await found.execute(db())
  const ids = new Map(meanings.map((one) => [one.text, one.ids]))
  for (const row of rows) {
    const text = row.values[called] as string | undefined
    if (!text) continue
    const meant = ids.get(text) ?? []
    if (meant.length === 1) row.values[into] = meant[0]
    else row.problems.push({ column: called, type: meant.length === 0 ? 'unknown' : 'ambiguous' })
  }
}
