import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const named = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('imports')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'file_name'])
)

/** The files of imports that a list is narrowed down to. */
export const nameImports = async (ids: string[]) => (ids.length ? named({ ids }) : [])
