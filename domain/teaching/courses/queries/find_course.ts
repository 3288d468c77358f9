import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { WorkType } from '#domain/shared/choices/work_types'

const courseById = statement((query, given: { id: string }) =>
  query
    .selectFrom('courses as c')
    .innerJoin('subjects as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.subject_id')
    )
    .leftJoin('levels as l', (join) =>
      join.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.level_id')
    )
    .where('c.id', '=', given.id)
    .select(['c.id', 'c.code', 'c.title_en', 'c.title_ar'])
    .select(['c.subject_id', 's.name_en as subject_en', 's.name_ar as subject_ar'])
    .select(['c.level_id', 'l.name_en as level_en', 'l.name_ar as level_ar'])
    .select(({ ref }) => ref('c.work_types').$castTo<WorkType[]>().as('work_types'))
    .select(['c.capacity', 'c.min_students', 'c.total_sessions', 'c.session_minutes'])
    .select(['c.price', 'c.currency', 'c.exponent', 'c.billing_mode', 'c.colour'])
    .select(['c.description_en', 'c.description_ar', 'c.status', 'c.version'])
    .select(['c.created_at', 'c.updated_at', 'c.archived_at'])
)

export type Course = RowOf<typeof courseById>

export class FindCourse {
  async execute(id: string) {
    return isUuid(id) ? (await courseById({ id }))[0] : undefined
  }
}
