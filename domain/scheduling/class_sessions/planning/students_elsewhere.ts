import { sql } from 'kysely'
import {
  between,
  type Hours,
  hoursOf,
  isDuring,
  type Span,
} from '#domain/scheduling/class_sessions/planning/busy_hours'
import { groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { inGroupStatuses } from '#domain/shared/choices/in_group'
import { literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

type Attending = { group: string | null; student: string | null }

const elsewhere = statement((query, given: Hours & Attending) =>
  query
    .with('members', (from) =>
      from
        .selectFrom('enrolments')
        .where('group_id', '=', given.group!)
        .where('status', 'in', literals(inGroupStatuses))
        .select('student_id')
        .union(
          from.selectFrom('students').where('id', '=', given.student!).select('id as student_id')
        )
    )
    .with('others', (from) =>
      from
        .selectFrom('members as m')
        .innerJoin('enrolments as e', 'e.student_id', 'm.student_id')
        .where('e.status', 'in', literals(inGroupStatuses))
        .where('e.group_id', 'is distinct from', given.group!)
        .groupBy('e.group_id')
        .select(['e.group_id', sql<number>`count(distinct m.student_id)::integer`.as('students')])
    )
    .with('held', (from) =>
      between(query, given)
        .innerJoin(from.selectFrom('others').selectAll().as('o'), 'o.group_id', 's.group_id')
        .select(['s.id', 's.starts_at', 's.ends_at', 's.group_id', 'o.students'])
        .unionAll(
          between(query, given)
            .innerJoin(
              from.selectFrom('members').selectAll().as('m'),
              'm.student_id',
              's.student_id'
            )
            .select(['s.id', 's.starts_at', 's.ends_at', 's.group_id', sql.lit(1).as('students')])
        )
    )
    .selectFrom('held as s')
    .where(isDuring(given.during))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at as startsAt', 's.ends_at as endsAt', 's.students'])
    .select(groupNamed.as('group'))
)

export type SessionElsewhere = RowOf<typeof elsewhere>

/** Sessions of other groups, or of one of them alone, in which students of the meeting are in one of the spans. */
export const studentsElsewhere = ({ spans, ...attending }: { spans: Span[] } & Attending) =>
  elsewhere({ ...hoursOf(spans), ...attending })
