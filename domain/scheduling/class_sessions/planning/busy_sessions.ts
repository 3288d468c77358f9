import { sql } from 'kysely'
import { count, jsonIfJoined, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { inGroupStatuses } from '#domain/shared/choices/in_group'

type Span = { from: Date; to: Date }

/** No session is longer than a day: one that runs into the span began within the day before it. */
const earliest = (from: Date) => sql<Date>`${from}::timestamptz - interval '24 hours'`

type Taken = { instructors: string[]; rooms: string[]; groups: string[] }

const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`

/**
 * Sessions that take up one of the instructors, rooms or groups, each named, so that a person finds what is in the
 * way; `also` are named whatever they take up.
 */
const busy = statement((query, given: Span & Taken & { also: string[] }) =>
  query
    .selectFrom('class_sessions as s')
    .leftJoin('groups as g', 'g.id', 's.group_id')
    .leftJoin('instructors as i', 'i.id', 's.instructor_id')
    .leftJoin('rooms as r', 'r.id', 's.room_id')
    .leftJoin('students as p', 'p.id', 's.student_id')
    .where((of) =>
      of.or([
        of('s.id', '=', anyOf(given.also)),
        of.and([
          of.or([
            of('s.instructor_id', '=', anyOf(given.instructors)),
            of('s.room_id', '=', anyOf(given.rooms)),
            of('s.group_id', '=', anyOf(given.groups)),
          ]),
          of('s.starts_at', '>', earliest(given.from)),
          of('s.starts_at', '<', given.to),
          of('s.ends_at', '>', given.from),
          of('s.status', '<>', sql.lit('cancelled')),
        ]),
      ])
    )
    .orderBy('s.starts_at')
    .select([
      's.id',
      's.series_id as seriesId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.instructor_id as instructorId',
      's.room_id as roomId',
      's.group_id as groupId',
      's.title',
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonIfJoined('rooms', 'r', ['id', 'code', 'name_en', 'name_ar']).as('room'),
      jsonIfJoined('instructors', 'i', {
        id: 'id',
        first_name: 'first_name',
        last_name: 'last_name',
        first_name_other: 'first_name_other',
        last_name_other: 'last_name_other',
      }).as('instructor'),
      jsonIfJoined('students', 'p', {
        id: 'id',
        first_name: 'first_name',
        last_name: 'last_name',
        first_name_other: 'first_name_other',
        last_name_other: 'last_name_other',
      }).as('student'),
    ])
)

export type BusySession = RowOf<typeof busy>

export const busySessions = busy

/** Sessions of other groups, or of one of them alone, in which students of the meeting are. */
const elsewhere = statement(
  (query, given: Span & { group: string | null; student: string | null }) =>
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
      .with('within', (from) =>
        from
          .selectFrom('class_sessions')
          .where('starts_at', '>', earliest(given.from))
          .where('starts_at', '<', given.to)
          .where('ends_at', '>', given.from)
          .where('status', '<>', sql.lit('cancelled'))
          .select(['id', 'group_id', 'student_id'])
      )
      .with('others', (from) =>
        from
          .selectFrom('members as m')
          .innerJoin('enrolments as e', 'e.student_id', 'm.student_id')
          .innerJoin('within as s', 's.group_id', 'e.group_id')
          .where('e.status', 'in', literals(inGroupStatuses))
          .where('e.group_id', 'is distinct from', given.group!)
          .select(['s.id', 'm.student_id'])
          .union(
            from
              .selectFrom('members as m')
              .innerJoin('within as s', 's.student_id', 'm.student_id')
              .select(['s.id', 'm.student_id'])
          )
      )
      .selectFrom('others as o')
      .innerJoin('class_sessions as s', 's.id', 'o.id')
      .leftJoin('groups as g', 'g.id', 's.group_id')
      .groupBy(['s.tenant_id', 's.id', 'g.tenant_id', 'g.id'])
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .select([
        's.id',
        's.starts_at as startsAt',
        's.ends_at as endsAt',
        count().as('students'),
        jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
      ])
)

export type SessionElsewhere = RowOf<typeof elsewhere>

export const studentsElsewhere = elsewhere

const plannedStarts = statement((query, given: { seriesId: string }) =>
  query
    .selectFrom('class_sessions')
    .where('series_id', '=', given.seriesId)
    .select('original_start as start')
)

/** Milliseconds of the starts a series was planned for, moved and cancelled ones too. */
export const startsOfSeries = async (seriesId: string) =>
  new Set((await plannedStarts({ seriesId })).map(({ start }) => start!.getTime()))
