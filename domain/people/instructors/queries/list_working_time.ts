import { sql } from 'kysely'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Window = WeekWindow & Columns<'availability_windows', 'instructor_id'>

const availability = statement(
  (_, given: { instructors: string[] }) => sql<Window>`
    select instructor_id, weekday, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends
    from availability_windows where instructor_id = any(${given.instructors}::uuid[]) order by weekday, starts`
)

/** In the order of the week; none means always (domain §1.4). */
export const listAvailability = async (instructorId: string): Promise<WeekWindow[]> =>
  (await availability({ instructors: [instructorId] })).map(
    ({ instructor_id: _, ...window }) => window
  )

/** By the instructor, as listAvailability(). */
export async function availabilityOf(instructors: string[]) {
  const windows = instructors.length ? await availability({ instructors }) : []
  return (id: string): WeekWindow[] => windows.filter(({ instructor_id: of }) => of === id)
}
