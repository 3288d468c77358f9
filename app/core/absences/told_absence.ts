import type { Absence } from '#domain/people/instructors/queries/list_absences'

export const toldAbsence = ({ starts_at: starts, ends_at: ends, ...absence }: Absence) => ({
  ...absence,
  starts_at: starts.toISOString(),
  ends_at: ends.toISOString(),
})
