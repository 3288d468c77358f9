import { sql } from 'kysely'

const columns = [
  ...(['id', 'type', 'status', 'version', 'starts_at', 'ends_at', 'time_zone', 'title'] as const),
  ...(['group_id', 'student_id', 'instructor_id', 'room_id', 'branch_id'] as const),
]

/** What every calendar tells of a session. */
export const calendarColumns = <Alias extends string>(alias: Alias) =>
  columns.map((name) => `${alias}.${name}` as const)

export const calendarMarks = (alias: string) => [
  sql<boolean>`${sql.ref(`${alias}.online_url`)} is not null`.as('is_online'),
  sql<boolean>`${sql.ref(`${alias}.series_id`)} is not null`.as('is_of_series'),
]
