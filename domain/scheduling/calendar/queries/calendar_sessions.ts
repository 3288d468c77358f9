import { type Expression, sql } from 'kysely'
import { instantOf } from '#domain/shared/data/local_time'
import {
  calendarColumns,
  calendarMarks,
} from '#domain/scheduling/calendar/queries/calendar_columns'
import { isClashing } from '#domain/scheduling/class_sessions/queries/clashing_sessions'
import type { classSessionList } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { classSessionSource } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { isUnstaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import { type RowOf, statement } from '#domain/shared/data/statement'
import {
  askedOf,
  conditionsOf,
  type Given,
  reachOf,
  valuesOf,
} from '#domain/shared/lists/catalogue_source'
import type { ListFilter, ListRequest } from '#domain/shared/lists/list_shape'
import { dayAfter } from '#domain/shared/time/day_span'

export type SessionFilter = ListFilter<typeof classSessionList>

/** Days of an axis, YYYY-MM-DD, both included: those of one branch's clocks, else of `zone`. */
export type CalendarSpan = { from: string; to: string; branch: string | null; zone: string }

/** Beside the values of the list's filters, which are named by these. */
type Axis = { axis_from: string; axis_to: string; axis_branch: string | null; axis_zone: string }

type Request = ListRequest<typeof classSessionList>

/** As far as the axis can be from the clocks of the centre, and a session from its end. */
const reach = { before: -3, after: 2 }

const rows = (asked: Request) =>
  statement((query, given: Given & Axis) => {
    const zone = sql<string>`coalesce((select b.time_zone from branches b where b.id = ${given.axis_branch}::uuid), ${given.axis_zone})`
    const midnight = (day: Expression<unknown>) => instantOf(day, zone)
    return query
      .selectFrom('listed_class_sessions as t')
      .innerJoin('class_sessions as s', 's.id', 't.id')
      .where(conditionsOf(classSessionSource, asked, given))
      .where('s.ends_at', '>', midnight(sql`${given.axis_from}::date::timestamp`))
      .where('s.starts_at', '<', midnight(sql`(${given.axis_to}::date + 1)::timestamp`))
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .select(calendarColumns('s'))
      .select(calendarMarks('s'))
      .select([
        isClashing('s', reachOf(classSessionSource, asked, given)).as('is_clashing'),
        isUnstaffed('s').as('is_unstaffed'),
      ])
  })

export type CalendarSession = RowOf<ReturnType<typeof rows>>

const texts = new Map<string, ReturnType<typeof rows>>()

const assistants = statement((query, given: { starts_from: unknown; starts_to: unknown }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoin('class_session_assistants as a', 'a.session_id', 's.id')
    .where('s.starts_at', '>=', sql<Date>`${given.starts_from}::timestamptz`)
    .where('s.starts_at', '<', sql<Date>`${given.starts_to}::timestamptz`)
    .select(['a.session_id', 'a.instructor_id'])
)

/** All that overlap the days, by the list's own filters but its days and archive, in order, and who assists on those days. */
export async function calendarSessions(filter: SessionFilter, span: CalendarSpan) {
  const { from, to, zone } = span
  const around = { from: dayAfter(from, reach.before), to: dayAfter(to, reach.after) }
  const starts = { ...around, ofCentre: true as const }
  const asked: Request = {
    ...{ filter: { ...filter, archived: false, days: { starts } } },
    ...{ page: 1, per: 1, zone, locale: 'en' },
  }
  const key = askedOf(classSessionSource, asked).join()
  const read = texts.get(key) ?? rows(asked)
  texts.set(key, read)
  const given = valuesOf(classSessionSource, asked)
  const { starts_from, starts_to } = given
  const [sessions, assisting] = await Promise.all([
    read({
      ...given,
      ...{ axis_from: from, axis_to: to, axis_branch: span.branch, axis_zone: zone },
    }),
    assistants({ starts_from, starts_to }),
  ])
  return { sessions, assisting }
}
