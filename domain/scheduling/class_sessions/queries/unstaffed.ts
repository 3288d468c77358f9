import { sql } from 'kysely'

/** Whether a session needs anybody to teach it and anywhere to be: events may go without, and what is over or cancelled does. */
export const isToBeStaffed = (session: string) =>
  sql<boolean>`(${sql.ref(`${session}.status`)} = 'scheduled' and ${sql.ref(`${session}.type`)} <> 'event')`

export const lacksInstructor = (session: string) =>
  sql<boolean>`${sql.ref(`${session}.instructor_id`)} is null`

/** A session that somebody should teach and nobody does. */
export const isUnstaffed = (session: string) =>
  sql<boolean>`(${isToBeStaffed(session)} and ${lacksInstructor(session)})`
