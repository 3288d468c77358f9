import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const instructorById = statement((query, given: { id: string }) =>
  query
    .selectFrom('instructors')
    .where('id', '=', given.id)
    .select(['id', 'number', ...storedNameFields])
    .select(['gender', 'birth_date', 'nationality', 'national_id', 'email', 'phone', 'whatsapp'])
    .select(['status', 'hired_on', 'left_on', 'contract', 'max_weekly_minutes', 'languages'])
    .select(['qualifications', 'bio', 'colour', 'iban', 'notes', 'photo', 'version'])
    .select(['created_at', 'updated_at', 'archived_at'])
)

/** `photo` is a drive key; pages see a URL. Only people who may see pay get the IBAN. */
export type Instructor = RowOf<typeof instructorById>

export async function findInstructor(id: string): Promise<Instructor | undefined> {
  if (!isUuid(id)) return undefined
  const [instructor] = await instructorById({ id })
  return instructor
}
