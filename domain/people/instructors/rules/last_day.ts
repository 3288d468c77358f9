import type { InstructorStatus } from '#domain/people/instructors/rules/instructor_status'

interface Leaving {
  status: InstructorStatus
  leftOn: string | null
}

/** Of whoever has left: today (YYYY-MM-DD) if none is given. */
export const lastDay = ({ status, leftOn }: Leaving, today: string) =>
  status === 'left' ? (leftOn ?? today) : null

export const isBeforeHired = (leftOn: string | null, hiredOn: string | null) =>
  leftOn !== null && hiredOn !== null && leftOn < hiredOn
