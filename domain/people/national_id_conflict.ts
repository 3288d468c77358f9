type DatabaseError = { code?: string; constraint?: string }

const uniqueViolation = '23505'

/** The database refused a national id that another of these people carries; it alone can tell without a race. */
export function isNationalIdConflict(
  error: unknown,
  people: 'students' | 'guardians' | 'instructors'
) {
  const { code, constraint } = error as DatabaseError
  return code === uniqueViolation && constraint === `${people}_tenant_id_national_id_key`
}
