import { sql, type SqlBool } from 'kysely'
import { statement } from '#domain/shared/data/statement'

interface Span {
  from: string
  until: string
  /** Null is the whole centre. */
  branch: string | null
  self: string | null
}

/** Holidays that share a day with the span in a branch that both concern; `self` is left out. */
export const holidaysOnDays = statement((query, { from, until, branch, self }: Span) =>
  query
    .selectFrom('holidays')
    .where('archived_at', 'is', null)
    .where('starts_on', '<=', until)
    .where('ends_on', '>=', from)
    .where(sql<SqlBool>`id is distinct from ${self}::uuid`)
    .where(
      sql<SqlBool>`(branch_id is null or ${branch}::uuid is null or branch_id = ${branch}::uuid)`
    )
    .orderBy('starts_on')
    .limit(sql.lit(10))
    .select(['name_en', 'name_ar'])
)
