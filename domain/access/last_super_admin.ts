type DatabaseError = { code?: string; constraint?: string }

const checkViolation = '23514'

/** The database refused to let a centre's last active SuperAdmin go; it alone can tell without a race. */
export function isLastSuperAdmin(error: unknown) {
  const { code, constraint } = error as DatabaseError
  return code === checkViolation && constraint === 'last_super_admin'
}
