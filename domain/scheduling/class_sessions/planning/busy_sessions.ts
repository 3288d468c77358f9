import {
  between,
  type Hours,
  hoursOf,
  isDuring,
  type Span,
} from '#domain/scheduling/class_sessions/planning/busy_hours'
import {
  type MaybeElsewhere,
  ofEveryBranch,
} from '#domain/scheduling/class_sessions/planning/elsewhere'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { byId } from '#domain/shared/lists/catalogue_source'

type Taken = { instructors: string[]; rooms: string[]; groups: string[] }

/** A branch for each of what is taken up, so that each is led by its own index; only what is shown is named. */
const busy = statement((query, given: Hours & Taken & { also: string[] }) => {
  const taken = (column: 'instructor_id' | 'room_id' | 'group_id', ids: string[]) =>
    between(query, given)
      .where(`s.${column}`, '=', anyOf(ids))
      .select(['s.id', 's.starts_at', 's.ends_at'])
  return query
    .with('taken', () =>
      taken('instructor_id', given.instructors)
        .union(taken('room_id', given.rooms))
        .union(taken('group_id', given.groups))
    )
    .with('found', (from) =>
      from
        .selectFrom('taken as s')
        .where(isDuring(given.during))
        .select('s.id')
        .union(from.selectFrom('class_sessions').where('id', '=', anyOf(given.also)).select('id'))
    )
    .selectFrom('found as f')
    .innerJoinLateral(
      (of) => byId('class_sessions', of.ref('f.id'), 's'),
      (join) => join.onTrue()
    )
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select([
      's.id',
      's.branch_id as branchId',
      's.series_id as seriesId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.time_zone as zone',
      's.instructor_id as instructorId',
      's.room_id as roomId',
      's.group_id as groupId',
      's.title',
      groupNamed.as('group'),
      ...partiesNamed,
    ])
})

export type BusySession = MaybeElsewhere<RowOf<typeof busy>>

/**
 * Sessions that take up one of the instructors, rooms or groups in one of the spans, each named, so that a person finds
 * what is in the way; `also` are named whatever they take up.
 */
export const busySessions = ({ spans, ...taken }: { spans: Span[]; also: string[] } & Taken) =>
  ofEveryBranch(() => busy({ ...hoursOf(spans), ...taken }), {
    ...{ title: null, group: null, room: null, student: null, instructor: null },
  })
