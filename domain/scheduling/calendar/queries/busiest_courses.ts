import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

/** A calendar has twelve colours, each of which is of two of them. */
const MOST = 24

/**
 * The courses without a colour of their own that have the most class sessions in the weeks around today. A
 * calendar always tells the first twelve apart, whatever days it shows.
 */
export const busiestCourses = statement((query) =>
  query
    .selectFrom('courses as c')
    .leftJoin(
      (of) =>
        of
          .selectFrom('class_sessions as s')
          .innerJoin('groups as g', 'g.id', 's.group_id')
          .where(
            sql<boolean>`s.starts_at between now() - interval '6 weeks' and now() + interval '6 weeks'`
          )
          .groupBy('g.course_id')
          .select((row) => ['g.course_id', row.fn.countAll<number>().as('sessions')])
          .as('shown'),
      (join) => join.onRef('shown.course_id', '=', 'c.id')
    )
    .where('c.colour', 'is', null)
    .orderBy(sql`shown.sessions`, (order) => order.desc().nullsLast())
    .orderBy('c.id')
    .limit(MOST)
    .select('c.id')
)
