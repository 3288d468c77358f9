import { sql } from 'kysely'
import { isUuid } from '#domain/shared/is_uuid'
import { statement } from '#domain/shared/data/statement'
import type { GroupFields } from '#domain/teaching/groups/group_fields'

/** Names the form's field whose choice this centre does not have. */
export type UnknownChoice = {
  type: 'unknown_choice'
  field: 'course_id' | 'instructor_id' | 'assistant_ids' | 'level_id' | 'term_id' | 'next_group_id'
}

const choices = statement(
  (_, given: { ids: string[] }) => sql<{ field: string; id: string }>`
  select 'course_id' as field, id from courses where id = any(${given.ids}::uuid[])
  union all select 'instructor_id', id from instructors where id = any(${given.ids}::uuid[])
  union all select 'level_id', id from levels where id = any(${given.ids}::uuid[])
  union all select 'term_id', id from terms where id = any(${given.ids}::uuid[])
  union all select 'next_group_id', id from groups where id = any(${given.ids}::uuid[])`
)

/** The first of a group's choices that is none of this centre's; a group is never its own next one. */
export async function unknownChoice(
  fields: GroupFields,
  self?: string
): Promise<UnknownChoice | undefined> {
  const chosen: [UnknownChoice['field'], string | null][] = [
    ['course_id', fields.courseId],
    ['instructor_id', fields.instructorId],
    ...fields.assistantIds.map((id): ['assistant_ids', string] => ['assistant_ids', id]),
    ['level_id', fields.levelId],
    ['term_id', fields.termId],
    ['next_group_id', fields.nextGroupId],
  ]
  const ids = chosen
    .map(([, id]) => id)
    .filter((id) => id !== null)
    .filter((id) => isUuid(id))
  const rows = await choices({ ids })
  const known = new Set(rows.map(({ field, id }) => `${field} ${id}`))
  const missing = chosen.find(([field, id]) => {
    const table = field === 'assistant_ids' ? 'instructor_id' : field
    return id !== null && (id === self || !known.has(`${table} ${id.toLowerCase()}`))
  })
  return missing && { type: 'unknown_choice', field: missing[0] }
}
