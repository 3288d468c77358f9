import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'

const levelById = statement((query, given: { id: string }) =>
  query
    .selectFrom('levels')
    .where('id', '=', given.id)
    .select(['id', 'code', 'name_en', 'name_ar', 'position', 'scope', 'min_age', 'max_age'])
    .select(['description', 'version', 'created_at', 'updated_at', 'archived_at'])
)

export type Level = RowOf<typeof levelById>

export const findLevel = async (id: string) =>
  isUuid(id) ? (await levelById({ id }))[0] : undefined
