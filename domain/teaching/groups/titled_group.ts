import { statement } from '#domain/shared/data/statement'
import { groupColumns, type GroupFields } from '#domain/teaching/groups/group_fields'

const titles = statement((query, given: { courseId: string }) =>
  query.selectFrom('courses').where('id', '=', given.courseId).select(['title_en', 'title_ar'])
)

export async function titledGroup(fields: GroupFields) {
  const columns = groupColumns(fields)
  if (columns.title_en !== null || columns.title_ar !== null) return columns
  const [course] = await titles({ courseId: fields.courseId })
  return { ...columns, ...course }
}
