type DatabaseError = { code?: string; constraint?: string }

const uniqueViolation = '23505'

/** The database refused a national id that another student of the centre carries; it alone can tell without a race. */
export function isNationalIdConflict(error: unknown) {
  const { code, constraint } = error as DatabaseError
  return code === uniqueViolation && constraint === 'students_tenant_id_national_id_key'
}
