import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { UnbilledRow } from '#domain/billing/unbilled/unbilled_sessions'

type Ids = { ids: string[] }

const students = statement((query, { ids }: Ids) =>
  query
    .selectFrom('students')
    .where('id', '=', anyOf(ids))
    .orderBy('number')
    .select(['id', 'household_id'])
)

const services = statement((query, { ids }: Ids) =>
  query
    .selectFrom('services')
    .where('id', '=', anyOf(ids))
    .select(['id', 'name_en', 'name_ar', 'tax_mode', 'tax_rate'])
)

const groups = statement((query, { ids }: Ids) =>
  query
    .selectFrom('groups as g')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.course_id')
    )
    .where('g.id', '=', anyOf(ids))
    .select(['g.id', 'c.title_en as name_en', 'c.title_ar as name_ar'])
)

type Named = Pick<UnbilledRow, 'student_id' | 'label_service' | 'group_id'>

export type Names = Awaited<ReturnType<typeof namesOfUnbilled>>

/** Reads households in the order of students' numbers, names and taxes of services, and courses of groups. */
export async function namesOfUnbilled(rows: Named[]) {
  const idsOf = (column: 'student_id' | 'label_service' | 'group_id') => [
    ...new Set(rows.map((row) => row[column]).filter((id) => id !== null)),
  ]
  const [ordered, named, taught] = await Promise.all([
    students({ ids: idsOf('student_id') }),
    services({ ids: idsOf('label_service') }),
    groups({ ids: idsOf('group_id') }),
  ])
  return {
    students: new Map(ordered.map((student, order) => [student.id, { ...student, order }])),
    services: new Map(named.map((service) => [service.id, service])),
    groups: new Map(taught.map((group) => [group.id, group])),
  }
}
