import { sql } from 'kysely'
import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'

const columns = [
  'id',
  'kind',
  'title',
  'number',
  'issued_on',
  'expires_on',
  'file',
  'file_name',
  'content_type',
  'size',
  'version',
  'created_at',
] as const

const documentsOf = statement((query, given: { instructorId: string }) =>
  query
    .selectFrom('instructor_documents')
    .where('instructor_id', '=', given.instructorId)
    .orderBy('expires_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .select(columns)
)

const documentById = statement((query, given: { id: string; instructorId: string }) =>
  query
    .selectFrom('instructor_documents')
    .where('id', '=', given.id)
    .where('instructor_id', '=', given.instructorId)
    .select(columns)
)

const expiring = statement((query, given: { until: string }) =>
  query
    .selectFrom('instructor_documents as d')
    .innerJoin('instructors as i', (join) =>
      join.onRef('i.tenant_id', '=', 'd.tenant_id').onRef('i.id', '=', 'd.instructor_id')
    )
    .where('d.expires_on', '<=', given.until)
    .where('i.archived_at', 'is', null)
    .where('i.status', '<>', sql.lit('left' as const))
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .limit(sql.lit(200))
    .select(['d.id', 'd.kind', 'd.title', 'd.expires_on', 'i.id as instructor_id'])
    .select(['i.number as instructor_number', 'i.first_name', 'i.last_name'])
    .select(['i.first_name_other', 'i.last_name_other'])
)

/** `file` is a drive key; pages see a URL. Its size is in bytes. */
export type InstructorDocument = RowOf<typeof documentById>

export const listDocuments = (instructorId: string) => documentsOf({ instructorId })

export async function findDocument(
  instructorId: string,
  id: string
): Promise<InstructorDocument | undefined> {
  if (!isUuid(instructorId) || !isUuid(id)) return undefined
  const [document] = await documentById({ id, instructorId })
  return document
}

/** Of instructors who still work here, the longest expired first; 200 at most. */
export const listExpiring = (until: string) => expiring({ until })
