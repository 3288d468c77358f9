import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import type { ActivityRow } from '#domain/shared/records/record_activity'

export type GroupActivityRow = ActivityRow & {
  first_name: string | null
  last_name: string | null
  first_name_other: string | null
  last_name_other: string | null
}

const latest = 50

const activity = statement(
  (_, given: { groupId: string }) => sql<GroupActivityRow>`
  select a.id, a.occurred_at, case when a.actor_id is not null then a.actor_name end as actor_name, a.actor_name_other,
    a.action, a.before, a.after, s.first_name, s.last_name, s.first_name_other, s.last_name_other
  from (
    select 'group' as kind, ${given.groupId}::uuid as id, null::uuid as student_id
    union all select 'enrolment', id, student_id from enrolments where group_id = ${given.groupId}
  ) of
  cross join lateral (
    select * from audit_events where (subject_type, subject_id) = (of.kind, of.id) order by id desc limit ${sql.lit(latest)}
  ) a
  left join students s on s.id = of.student_id
  order by a.id desc limit ${sql.lit(latest)}`
)

/** Who changed what of a group and of the enrolments in it, the latest 50 first. */
export class GroupActivity {
  execute(groupId: string) {
    return activity({ groupId })
  }
}
