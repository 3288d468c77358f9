import type { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'

/** Whether somebody is told that the timetable changed: whoever may look at it, as their pages ask them. */
export const mayHear = (person: Principal, { twoFactorRequired }: Tenant) =>
  !person.lacksSecondFactor(twoFactorRequired) &&
  (person.kind !== 'admin' || person.may('admin.sessions.index'))

/** Marks are announced to people whose pages show rosters, with nothing but the time they were made. */
export const mayHearMarks = (person: Principal) =>
  person.kind === 'instructor' || (person.kind === 'admin' && person.may('admin.attendance.index'))
