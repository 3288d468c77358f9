import { selectRows } from '#domain/shared/select_rows'
import { groupColumns, type GroupFields } from '#domain/teaching/group_fields'

type Titles = { title_en: string | null; title_ar: string | null }

/** A group's columns; one without a title of its own takes the course's. */
export async function titledGroup(fields: GroupFields) {
  const columns = groupColumns(fields)
  if (columns.title_en !== null || columns.title_ar !== null) return columns
  const [course] = await selectRows<Titles>('select title_en, title_ar from courses where id = ?', [
    fields.courseId,
  ])
  return { ...columns, ...course }
}
