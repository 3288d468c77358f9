import { type Expression, sql } from 'kysely'
import { enteredTenant } from '#domain/shared/data/sql'

interface Way {
  student: Expression<string>
  group: Expression<string>
  from: Expression<string | null>
}

/** Whether a student came to one group from another by a transfer, or by several. */
export const cameFrom = ({ student, group, from }: Way) => sql<boolean>`${from} in (
  with recursive place as (
    select e.from_enrolment_id, e.source, null::uuid as left_group from enrolments e
    where e.tenant_id = ${enteredTenant} and e.student_id = ${student} and e.group_id = ${group}
      and not e.is_undone
    union
    select e.from_enrolment_id, e.source, e.group_id from place join enrolments e
      on e.tenant_id = ${enteredTenant} and e.id = place.from_enrolment_id and place.source = 'transfer')
  select left_group from place where left_group is not null)`
