import { sql } from 'kysely'
import { noticed } from '#domain/attendance/notices/noticed'
import { members } from '#domain/attendance/queries/session_attendance'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isUnstaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import { takesAttendance } from '#domain/scheduling/class_sessions/queries/takes_attendance'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { anyOf, jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

interface Headcount {
  expected: number
  /** Marked present or late. */
  arrived: number
  /** Marked absent or excused, or not marked and with an absence notice. */
  absent: number
}

/** Students on a pause count nowhere. */
const headcount = sql<Headcount>`(
  select count(*)::integer as expected,
    (count(*) filter (where a.status in ('present', 'late')))::integer as arrived,
    (count(*) filter (where a.status in ('absent', 'excused')
      or a.status is null and n.told_at is not null))::integer as absent
  from ${members} m
  left join attendance a on a.tenant_id = s.tenant_id and a.session_id = s.id and a.student_id = m.student_id
  left join lateral ${noticed} n on true
  where not m.is_frozen)`

const branchNamed = jsonById('branches', sql.ref('s.branch_id'), ['id', 'name_en', 'name_ar'])

/** Null until the centre has a second branch. */
const branch = sql<
  typeof branchNamed.expressionType
>`case when (select count(*) from branches) > 1 then ${branchNamed} end`

const described = statement((query, input: { ids: string[]; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(headcount.as('h'), (join) => join.onTrue())
    .where('s.id', '=', anyOf(input.ids))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.title', 's.type', 's.status', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select(['s.online_url', 's.attendance_taken_at', 'h.expected', 'h.arrived', 'h.absent'])
    .select([takesAttendance('s').as('takes_attendance'), branch.as('branch')])
    .select([
      isUnstaffed('s').as('is_unstaffed'),
      lacksSubstitute('s', sql`${input.moment}::timestamptz`).as('lacks_substitute'),
    ])
    .select([groupNamed.as('group'), ...partiesNamed])
)

export type DescribedSession = RowOf<typeof described>

/**
 * Says who meets, where, and how many of the students are expected, here or absent. Making this plan costs
 * twenty times what running it does.
 */
export async function describeSessions(ids: string[]): Promise<DescribedSession[]> {
  if (ids.length === 0) return []
  const [, sessions] = await Promise.all([
    keepPlans(),
    described({ ids, moment: now().toJSDate() }),
  ])
  return sessions
}
