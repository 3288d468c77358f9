import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const studentById = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('students')
    .where('id', '=', id)
    .select(['id', 'number', ...storedNameFields])
    .select(['gender', 'birth_date', 'nationality', 'national_id', 'email', 'phone', 'whatsapp'])
    .select(['school_name', 'status', 'notes', 'photo', 'version'])
    .select(['created_at', 'updated_at', 'archived_at'])
)

/** `photo` is a drive key, pages see a URL. */
export type Student = RowOf<typeof studentById>

export class FindStudent {
  async execute(id: string): Promise<Student | null> {
    if (!isUuid(id)) return null
    const [student] = await studentById({ id })
    return student ?? null
  }
}
