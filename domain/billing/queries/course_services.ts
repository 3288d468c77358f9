import { sql } from 'kysely'
import { amount, centreToday } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

const services = statement((query, key: { course_id: string }) =>
  query
    .selectFrom('course_services as c')
    .innerJoin('services as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.service_id')
    )
    .where('c.course_id', '=', key.course_id)
    .orderBy('c.position')
    .select(['s.id', 's.code', 's.name_en', 's.name_ar', 's.tax_mode', 's.tax_rate'])
    .select(['s.archived_at', 'c.role', 'c.charged'])
    .select((of) =>
      of
        .selectFrom('service_prices as p')
        .whereRef('p.tenant_id', '=', 's.tenant_id')
        .whereRef('p.service_id', '=', 's.id')
        .where('p.effective_from', '<=', centreToday)
        .orderBy('p.effective_from', 'desc')
        .limit(sql.lit(1))
        .select((price) =>
          amount(price.ref('p.amount'), price.ref('p.currency'), price.ref('p.exponent')).as('of')
        )
        .as('price')
    )
)

export type CourseService = RowOf<typeof services>

/** The services of a course with their prices of today: its tuition first, then its fees. */
export const listCourseServices = (course_id: string) => services({ course_id })
