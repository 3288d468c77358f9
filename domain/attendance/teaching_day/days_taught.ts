import { sql } from 'kysely'
import {
  type HoursAsked,
  type HoursGiven,
  hoursGiven,
  hoursOfSessions,
} from '#domain/attendance/queries/instructor_hours'
import { count, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const days = statement((query, hours: HoursGiven) =>
  query
    .selectFrom(hoursOfSessions(query, hours).as('h'))
    .where('h.kind', 'in', literals(['taught', 'planned']))
    .groupBy('h.day')
    .select(['h.day', count().as('sessions'), sql<number>`sum(h.minutes)::integer`.as('minutes')])
)

/**
 * How much an instructor has on each day that has something, as `instructorHours` counts it: the minutes of
 * the days add up to taught and planned, and to what they assist in.
 */
export const daysTaught = (request: HoursAsked) => days(hoursGiven(request))
