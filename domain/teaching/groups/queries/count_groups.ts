import { count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const groupsOf = statement((query, given: { courseId: string }) =>
  query
    .selectFrom('groups')
    .where('course_id', '=', given.courseId)
    .where('archived_at', 'is', null)
    .select(count().as('total'))
)

/** How many groups of a course there are that are not archived: editing the course leaves them as they are (domain §1.8). */
export async function countGroups(courseId: string) {
  const [found] = await groupsOf({ courseId })
  return found!.total
}
