import { selectRows } from '#domain/shared/select_rows'

/** How many groups of a course there are that are not archived: editing the course leaves them as they are (domain §1.8). */
export async function countGroups(courseId: string) {
  const [found] = await selectRows<{ total: number }>(
    'select count(*)::integer as total from groups where course_id = ? and archived_at is null',
    [courseId]
  )
  return found!.total
}
