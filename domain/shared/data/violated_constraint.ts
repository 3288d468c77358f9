type DatabaseError = { code?: string; constraint?: string }

const uniqueViolation = '23505'
const exclusionViolation = '23P01'

/**
 * The unique or exclusion constraint an error names, undefined for any other error. Only the
 * constraint can tell without a race.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as DatabaseError
  return code === uniqueViolation || code === exclusionViolation ? constraint : undefined
}
