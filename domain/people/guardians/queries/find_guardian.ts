import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const guardianById = statement((query, given: { id: string }) =>
  query
    .selectFrom('guardians')
    .where('id', '=', given.id)
    .select(['id', 'number', ...storedNameFields])
    .select([
      'gender',
      'nationality',
      'national_id',
      'email',
      'phone',
      'whatsapp',
      'address',
      'status',
    ])
    .select(['notes', 'photo', 'version', 'created_at', 'updated_at', 'archived_at'])
)

/** `photo` is a drive key; pages see a URL. */
export type Guardian = RowOf<typeof guardianById>

export async function findGuardian(id: string): Promise<Guardian | undefined> {
  if (!isUuid(id)) return undefined
  const [guardian] = await guardianById({ id })
  return guardian
}
