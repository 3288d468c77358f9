import { sql } from 'kysely'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** In weeks, back from now. */
export const weeksOfRates = 8

const rates = statement((query, given: { instructor: string; moment: Date }) =>
  query
    .selectFrom('groups as g')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'g.tenant_id').onRef('s.group_id', '=', 'g.id')
    )
    .leftJoin('attendance as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 's.tenant_id')
        .onRef('a.session_id', '=', 's.id')
        .on('a.standing', '<>', sql.lit('guest'))
    )
    .where('g.archived_at', 'is', null)
    .where('g.status', 'in', literals(['open', 'running', 'suspended']))
    .where(
      sql<boolean>`(g.instructor_id = ${given.instructor} or g.id = any(array(
        select h.group_id from group_assistants h where h.instructor_id = ${given.instructor})))`
    )
    .where('s.status', '<>', sql.lit('cancelled'))
    .where('s.type', '<>', sql.lit('event'))
    .where('s.ends_at', '<=', given.moment)
    .where(
      sql<boolean>`s.starts_at >= ${given.moment}::timestamptz - interval '${sql.lit(weeksOfRates)} weeks'`
    )
    .groupBy('g.id')
    .select('g.id as group_id')
    .select([
      sql<number>`(count(distinct s.id))::integer`.as('held'),
      sql<number>`(count(a.student_id))::integer`.as('marked'),
      sql<number>`(count(*) filter (where a.counts_as_attended))::integer`.as('attended'),
    ])
)

/**
 * Of each group that an instructor teaches or assists in and that goes on: how many sessions were held lately, whoever taught
 * them, and of their marks how many attended. Guests are their own groups'.
 */
export const ratesOfGroups = (instructor: string, moment: Date) => rates({ instructor, moment })
