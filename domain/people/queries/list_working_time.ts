import type { WeekWindow } from '#domain/people/rules/week_windows'
import { selectRows } from '#domain/shared/select_rows'

export type Absence = { id: string; starts_at: Date; ends_at: Date; reason: string | null }

/** When an instructor can teach, in the order of the week; nothing means always (domain §1.4). */
export const listAvailability = (instructorId: string) =>
  selectRows<WeekWindow>(
    `select weekday, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends from availability_windows
     where instructor_id = ? order by weekday, starts`,
    [instructorId]
  )

/** When an instructor is away, from `since` on, the next one first. */
export const listAbsences = (instructorId: string, since: Date) =>
  selectRows<Absence>(
    `select id, starts_at, ends_at, reason from absences where instructor_id = ? and ends_at > ?
     order by starts_at, id limit 200`,
    [instructorId, since]
  )
