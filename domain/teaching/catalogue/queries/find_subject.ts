import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'

const subjectById = statement((query, given: { id: string }) =>
  query
    .selectFrom('subjects')
    .where('id', '=', given.id)
    .select(['id', 'code', 'name_en', 'name_ar', 'colour', 'description', 'version'])
    .select(['created_at', 'updated_at', 'archived_at'])
)

export type Subject = RowOf<typeof subjectById>

export const findSubject = async (id: string) =>
  isUuid(id) ? (await subjectById({ id }))[0] : undefined
