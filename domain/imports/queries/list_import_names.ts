import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

/** `other` is null until somebody has looked at the name, '' where it was left out. */
export type ImportName = { name: string; times: number; other: string | null }

type Counted = ImportName & { total: number; accepted: number }

export const namesPerPage = 25

const namesOf = statement((query, { importId, skipped }: { importId: string; skipped: number }) =>
  query
    .selectFrom('import_names')
    .where('import_id', '=', importId)
    .where('times', '>', sql.lit(0))
    .orderBy('times', 'desc')
    .orderBy('name')
    .limit(sql.lit(namesPerPage))
    .offset(skipped)
    .select(['name', 'times', 'other'])
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .select(sql<number>`(count(*) filter (where other <> '') over ())::integer`.as('accepted'))
)

/** The commonest first; asked for a page beyond the last, the first. */
export async function listImportNames(importId: string, asked: number) {
  const rowsAt = (page: number) => namesOf({ importId, skipped: (page - 1) * namesPerPage })
  let page = asked
  let rows: Counted[] = await rowsAt(page)
  if (rows.length === 0 && page > 1) rows = await rowsAt((page = 1))
  const { total = 0, accepted = 0 } = rows[0] ?? {}
  const meta = { page, total, accepted, last_page: Math.max(1, Math.ceil(total / namesPerPage)) }
  return { rows: rows.map(({ name, times, other }): ImportName => ({ name, times, other })), meta }
}

const acceptedOf = statement((query, { importId, names }: { importId: string; names: string[] }) =>
  query
    .selectFrom('import_names')
    .where('import_id', '=', importId)
    .where('name', '=', sql<string>`any(${names})`)
    .where('other', '<>', sql.lit(''))
    .select(['name', 'other'])
)

export async function acceptedNames(importId: string, names: string[]) {
  const accepted = names.length > 0 ? await acceptedOf({ importId, names }) : []
  return new Map(accepted.map(({ name, other }) => [name, other!]))
}
