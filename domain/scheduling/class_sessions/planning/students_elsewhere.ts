import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import {
  amid,
  type Hours,
  hoursOf,
  isDuring,
  type Span,
} from '#domain/scheduling/class_sessions/planning/busy_hours'
import {
  type MaybeElsewhere,
  ofEveryBranch,
} from '#domain/scheduling/class_sessions/planning/elsewhere'
import { groupNamed, studentNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { overlapFinder } from '#domain/scheduling/class_sessions/rules/clashes'
import { inGroupStatuses } from '#domain/shared/choices/in_group'
import { anyOf, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

type Attending = { groups: string[]; students: string[]; also: string[] }
type Except = { except: string[] }

const live = (query: Kysely<DB>, given: Hours & { also: string[] }) =>
  amid(query, given).where((of) =>
    of.or([of('s.status', '<>', sql.lit('cancelled')), of('s.id', '=', anyOf(given.also))])
  )

/**
 * Of several groups or students alone, each called `party`; `also` are told even where they are cancelled, and `except` are
 * groups whose sessions aren't.
 */
const elsewhere = statement((query, given: Hours & Attending & Except) =>
  query
    .with('members', (from) =>
      from
        .selectFrom('enrolments')
        .where('group_id', '=', anyOf(given.groups))
        .where('status', 'in', literals(inGroupStatuses))
        .select(['group_id as party', 'student_id'])
        .union(
          from
            .selectFrom('students')
            .where('id', '=', anyOf(given.students))
            .select(['id as party', 'id as student_id'])
        )
    )
    .with('others', (from) =>
      from
        .selectFrom('members as m')
        .innerJoin('enrolments as e', 'e.student_id', 'm.student_id')
        .where('e.status', 'in', literals(inGroupStatuses))
        .whereRef('e.group_id', 'is distinct from', 'm.party')
        .where(sql<boolean>`e.group_id <> all(${given.except}::uuid[])`)
        .groupBy(['m.party', 'e.group_id'])
        .select(['m.party', 'e.group_id'])
        .select(sql<number>`count(distinct m.student_id)::integer`.as('students'))
    )
    .with('held', (from) =>
      live(query, given)
        .innerJoin(from.selectFrom('others').selectAll().as('o'), 'o.group_id', 's.group_id')
        .select(['s.id', 's.starts_at', 's.ends_at', 's.branch_id', 's.group_id'])
        .select(['s.student_id', 's.title'])
        .select(['o.party', 'o.students'])
        .unionAll(
          live(query, given)
            .innerJoin(
              from.selectFrom('members').selectAll().as('m'),
              'm.student_id',
              's.student_id'
            )
            .select(['s.id', 's.starts_at', 's.ends_at', 's.branch_id', 's.group_id'])
            .select(['s.student_id', 's.title', 'm.party'])
            .select(sql.lit(1).as('students'))
        )
        .unionAll(
          live(query, given)
            .innerJoin('make_up_bookings as b', (join) =>
              join
                .onRef('b.tenant_id', '=', 's.tenant_id')
                .onRef('b.session_id', '=', 's.id')
                .on('b.state', '<>', sql.lit('cancelled'))
            )
            .innerJoin(
              from.selectFrom('members').selectAll().as('m'),
              'm.student_id',
              'b.student_id'
            )
            .whereRef('s.group_id', 'is distinct from', 'm.party')
            .select(['s.id', 's.starts_at', 's.ends_at', 's.branch_id', 's.group_id'])
            .select(['s.student_id', 's.title', 'm.party'])
            .select(sql.lit(1).as('students'))
        )
    )
    .selectFrom('held as s')
    .where(isDuring(given.during))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at as startsAt', 's.ends_at as endsAt', 's.party', 's.students'])
    .select('s.branch_id as branchId')
    .select('s.title')
    .select([groupNamed.as('group'), studentNamed.as('student')])
)

export type SessionElsewhere = MaybeElsewhere<RowOf<typeof elsewhere>>

/** Sessions of other groups, or of one of them alone, or with one of them as a guest, in which students of a party are in one of the spans. */
export const studentsElsewhere = async ({
  spans,
  except = [],
  ...attending
}: { spans: Span[] } & Attending & Partial<Except>) =>
  attending.groups.length || attending.students.length
    ? ofEveryBranch(() => elsewhere({ ...hoursOf(spans), ...attending, except }), {
        ...{ title: null, group: null, student: null },
      })
    : []

/** By the party, those that overlap one of its hours. */
export function elsewhereFinder(found: SessionElsewhere[]) {
  const byParty = Map.groupBy(found, ({ party }) => party)
  const finders = new Map([...byParty].map(([party, of]) => [party, overlapFinder(of)]))
  return (party: string | null, hours: Span) => finders.get(party ?? '')?.(hours) ?? []
}
