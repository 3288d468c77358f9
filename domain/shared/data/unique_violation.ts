type DatabaseError = { code?: string; constraint?: string }

const uniqueViolation = '23505'

/** The unique constraint the database refused a row for; undefined for any other error. It alone can tell without a race. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as DatabaseError
  return code === uniqueViolation ? constraint : undefined
}
