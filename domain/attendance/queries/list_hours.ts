import { sql } from 'kysely'
import {
  type HoursAsked,
  type HoursGiven,
  hoursGiven,
  hoursOfSessions,
  summedHours,
} from '#domain/attendance/queries/instructor_hours'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import type { Locale } from '#domain/shared/choices/locales'
import { count } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const named = (script: Locale) =>
  statement((query, given: HoursGiven) =>
    query
      .selectFrom(summedHours(query, given).as('h'))
      .innerJoin('instructors as p', 'p.id', 'h.instructor_id')
      .selectAll('h')
      .select(storedNameFields.map((name) => `p.${name}` as const))
      .select('p.number')
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
  )

const byName = { en: named('en'), ar: named('ar') }

export type ListedHours = RowOf<typeof byName.en>

/** By the name a page in `locale` shows, each with their figures of `instructorHours`. */
export const listHours = (asked: HoursAsked, locale: Locale) => byName[locale](hoursGiven(asked))

type Page = { limit: number; offset: number }

const sessions = statement((query, given: HoursGiven & Page) =>
  query
    .selectFrom(hoursOfSessions(query, given).as('h'))
    .innerJoin('class_sessions as s', 's.id', 'h.id')
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(['h.id', 'h.is_assistant', 'h.is_substitute', 'h.minutes', 'h.kind', 'h.pays'])
    .select(['h.is_unmarked', 's.title', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select([groupNamed.as('group'), ...partiesNamed])
)

const counted = statement((query, given: HoursGiven) =>
  query.selectFrom(hoursOfSessions(query, given).as('h')).select(count().as('count'))
)

export type HourSession = RowOf<typeof sessions>

export async function countSessionsOfHours(asked: HoursAsked): Promise<number> {
  const [all] = await counted(hoursGiven(asked))
  return all!.count
}

/** The sessions behind an instructor's figures, by their hour. */
export const sessionsOfHours = (asked: HoursAsked, page: Page) =>
  sessions({ ...hoursGiven(asked), ...page })
