import { type Expression, sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { db } from '#domain/shared/data/database'

export type Naming = {
  /** The row's column that says it, and the one its id goes into. */
  called: string
  into: string
  table: string
  /** The column that is compared as it stands, and what is compared as names. */
  exact: string
  names: readonly Expression<unknown>[]
}

type Found = { text: string; ids: string[] }

/** Puts the ids of what rows name, by code or name in either language, in their place; what is archived is not meant. */
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
