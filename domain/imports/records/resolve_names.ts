import { type Expression, sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { db } from '#domain/shared/data/database'
import { latinDigits } from '#domain/shared/text/digits'

/**
 * `called` is the row's column that names a record or a list of them, `into` the one their ids go into. `exact` is
 * compared as it stands, `names` as names.
 */
export type Naming = {
  called: string
  into: string
  table: string
  exact: string
  names: readonly Expression<unknown>[]
  /** Other columns that are compared as they stand, whatever their case. */
  also?: readonly string[]
  /** Takes away what people write around a name. */
  plainly?: (text: string) => string
  /** The row's column that names a branch, to tell several matches apart. */
  inBranch?: string
  /** The row's column that the record's branch goes into. */
  branchInto?: string
}

type Meant = { id: string; branch: string | null }

type Found = { text: string; meant: Meant[] }

/**
 * Replaces codes or names in either language by ids; archived records don't match. A code means its record,
 * whatever another one is called.
 */
export async function resolveNames(rows: ReadRow[], naming: Naming) {
  const { called, into, branchInto } = naming
  const texts = [...new Set(rows.flatMap(({ values }) => textsIn(values[called])))]
  if (texts.length === 0) return
  const meanings = new Map((await find(texts, naming)).map(({ text, meant }) => [text, meant]))
  for (const row of rows) {
    const told = row.values[called]
    const found = textsIn(told).map((text) => ofBranch(meanings.get(text) ?? [], row, naming))
    const wrong = found.find((meant) => meant.length !== 1)
    if (wrong) row.problems.push({ column: called, type: wrong.length ? 'ambiguous' : 'unknown' })
    if (wrong || !found.length) continue
    const [{ id, branch }] = found[0] as [Meant]
    row.values[into] = Array.isArray(told) ? found.map(([one]) => one!.id) : id
    if (branchInto) row.values[branchInto] = branch
  }
}

const textsIn = (told: unknown): string[] => [told ?? []].flat() as string[]

async function find(
  texts: string[],
  { table, exact, names, also = [], inBranch, branchInto, plainly = String }: Naming
) {
  const normalised = names.map((name) => sql`search.normalise(${name})`)
  const said = texts.map((text) => plainly(latinDigits(text)))
  const others = also.map((name) => sql`lower(${sql.ref(name)})`)
  const branch = inBranch || branchInto ? sql`branch_id` : sql`null::uuid`
  const found = sql<Found>`
    with asked as materialized (
      select text, said, search.normalise(said) as name from unnest(${texts}::text[], ${said}::text[]) as given (text, said)
    ), known as materialized (
      select jsonb_build_object('id', id, 'branch', ${branch}) as meant, ${sql.ref(exact)} as code, array[${sql.join(normalised)}] as names,
        array[${sql.join(others)}]::text[] as others
      from ${sql.table(table)} where archived_at is null
    )
    select asked.text, coalesce(
      jsonb_agg(known.meant) filter (where known.code = upper(asked.said)), jsonb_agg(known.meant)
    ) as meant from asked
    join known on known.code = upper(asked.said) or asked.name = any(known.names) or lower(asked.said) = any(known.others)
    group by asked.text`
  return (await found.execute(db())).rows
}

function ofBranch(meant: Found['meant'], { values }: ReadRow, { inBranch }: Naming) {
  if (!inBranch || meant.length < 2) return meant
  const own = meant.filter(({ branch }) => branch === values[inBranch])
  return own.length > 0 ? own : meant
}
