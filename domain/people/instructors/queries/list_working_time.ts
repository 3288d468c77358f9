import { sql } from 'kysely'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { type RowOf, statement } from '#domain/shared/data/statement'

const availability = statement(
  (_, given: { instructorId: string }) => sql<WeekWindow>`
    select weekday, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends from availability_windows
    where instructor_id = ${given.instructorId} order by weekday, starts`
)

const absencesSince = statement((query, given: { instructorId: string; since: Date }) =>
  query
    .selectFrom('absences')
    .where('instructor_id', '=', given.instructorId)
    .where('ends_at', '>', given.since)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(sql.lit(200))
    .select(['id', 'starts_at', 'ends_at', 'reason'])
)

export type Absence = RowOf<typeof absencesSince>

/** In the order of the week; none means always (domain §1.4). */
export const listAvailability = (instructorId: string) => availability({ instructorId })

export const listAbsences = (instructorId: string, since: Date) =>
  absencesSince({ instructorId, since })
