import { sql } from 'kysely'
import { isExcused, isRated } from '#domain/attendance/queries/is_rated'
import { count, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** In weeks, back from now. */
export const weeksOfRates = 8

/** Groups first, by ids alone, and then the marks of each session, so that indexes lead to both. */
const groups = (instructor: string) => sql`any(array(
  select g.id from groups g
  where g.archived_at is null and g.status in (${sql.join(literals(['open', 'running', 'suspended']))})
    and (g.instructor_id = ${instructor} or g.id = any(array(
      select h.group_id from group_assistants h where h.instructor_id = ${instructor})))))`

const marks = (moment: Date) => sql<{ marked: number; attended: number; excused: number }>`(
  select count(*) filter (where ${isRated(moment)}) as marked,
    count(*) filter (where a.counts_as_attended and ${isRated(moment)}) as attended,
    count(*) filter (where ${isExcused(moment)}) as excused
  from attendance a where a.tenant_id = s.tenant_id and a.session_id = s.id and a.standing <> 'guest')`

const rates = statement((query, given: { instructor: string; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(marks(given.moment).as('m'), (join) => join.onTrue())
    .where(sql<boolean>`s.group_id = ${groups(given.instructor)}`)
    .where('s.status', '<>', sql.lit('cancelled'))
    .where('s.type', '<>', sql.lit('event'))
    .where('s.ends_at', '<=', given.moment)
    .where(
      sql<boolean>`s.starts_at >= ${given.moment}::timestamptz - interval '${sql.lit(weeksOfRates)} weeks'`
    )
    .where('s.starts_at', '<=', given.moment)
    .groupBy('s.group_id')
    .select([
      sql<string>`s.group_id`.as('group_id'),
      count().as('held'),
      sql<number>`sum(m.marked)::integer`.as('marked'),
      sql<number>`sum(m.attended)::integer`.as('attended'),
      sql<number>`sum(m.excused)::integer`.as('excused'),
    ])
)

/**
 * Of each group that an instructor teaches or assists in and that goes on: how many sessions were held lately, whoever taught
 * them, and of their marks how many attended or were excused. Guests are their own groups'.
 */
export const ratesOfGroups = (instructor: string, moment: Date) => rates({ instructor, moment })
