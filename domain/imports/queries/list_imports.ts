import { sql } from 'kysely'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import { isSeenImport } from '#domain/imports/queries/seen_imports'
import { statement } from '#domain/shared/data/statement'

type Asked = { entities: readonly ImportEntity[]; per: number; skipped: number }

const imports = statement((query, { entities, per, skipped }: Asked) =>
  query
    .selectFrom('imports')
    .where('entity', '=', sql<ImportEntity>`any(${entities})`)
    .where(isSeenImport)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per)
    .offset(skipped)
    .select((of) => of.ref('entity').$castTo<ImportEntity>().as('entity'))
    .select(['id', 'file_name', 'status', 'step', 'total', 'handled', 'created'])
    .select([
      'updated',
      'skipped',
      'failed',
      'undone',
      'sessions_made',
      'sessions_undone',
      'started_by_name',
    ])
    .select(['started_by_name_other', 'created_at'])
    .select(sql<number>`(count(*) over ())::integer`.as('count'))
)

export class ListImports {
  async execute(entities: readonly ImportEntity[], page: number, per: number) {
    const rows = await imports({ entities, per, skipped: (page - 1) * per })
    const total = rows[0]?.count ?? 0
    return { rows, meta: { page, per, total, last_page: Math.max(1, Math.ceil(total / per)) } }
  }
}
