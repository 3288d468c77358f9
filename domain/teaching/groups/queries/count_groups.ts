import { count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const groupsOf = statement((query, given: { courseId: string }) =>
  query
    .selectFrom('groups')
    .where('course_id', '=', given.courseId)
    .where('archived_at', 'is', null)
    .select(count().as('total'))
)

export async function countGroups(courseId: string) {
  const [found] = await groupsOf({ courseId })
  return found!.total
}
