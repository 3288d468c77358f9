import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { statement } from '#domain/shared/data/statement'
import { assistantsOf } from '#domain/teaching/groups/group_assistants'
import type { GroupFields } from '#domain/teaching/groups/group_fields'

export type UnusableChoice = UnusableRecord<
  | 'course_id'
  | 'branch_id'
  | 'instructor_id'
  | 'assistant_ids'
  | 'level_id'
  | 'term_id'
  | 'next_group_id'
>

const namesOf = statement((query, given: { id: string }) =>
  query
    .selectFrom('groups')
    .where('id', '=', given.id)
    .select(['course_id', 'branch_id', 'instructor_id', 'level_id', 'term_id', 'next_group_id'])
)

/** A group is never its own next one. */
export async function unusableChoice(
  fields: GroupFields,
  self?: string
): Promise<UnusableChoice | undefined> {
  if (self && fields.nextGroupId?.toLowerCase() === self) {
    return { type: 'unusable', field: 'next_group_id' }
  }
  const assistants = fields.assistantIds.map((id) => {
    return { field: 'assistant_ids', table: 'instructors', id } as const
  })
  return unusableRecord(
    [
      { field: 'course_id', table: 'courses', id: fields.courseId },
      { field: 'branch_id', table: 'branches', id: fields.branchId },
      { field: 'instructor_id', table: 'instructors', id: fields.instructorId },
      ...assistants,
      { field: 'level_id', table: 'levels', id: fields.levelId },
      { field: 'term_id', table: 'terms', id: fields.termId },
      { field: 'next_group_id', table: 'groups', id: fields.nextGroupId },
    ],
    self ? await keptChoices(self) : []
  )
}

/** What a group names already stays a choice, archived or not. */
export async function keptChoices(id: string): Promise<string[]> {
  const [names, assistants] = await Promise.all([namesOf({ id }), assistantsOf(id)])
  return [...Object.values(names[0] ?? {}), ...assistants].filter((one) => one !== null)
}
