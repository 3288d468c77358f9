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

/** One level of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export const findLevel = async (id: string) =>
  isUuid(id) ? (await levelById({ id }))[0] : undefined
