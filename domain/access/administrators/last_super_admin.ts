import { err, type Result } from '#domain/shared/result'

type DatabaseError = { code?: string; constraint?: string }

const checkViolation = '23514'

/**
 * Only the triggers `user_roles_last_super_admin` and `users_last_super_admin` (migration 010) can
 * tell without a race.
 */
export function isLastSuperAdmin(error: unknown) {
  const { code, constraint } = error as DatabaseError
  return code === checkViolation && constraint === 'last_super_admin'
}

/** Turns the triggers' error into a refusal and rolls the act back. */
export async function keepingASuperAdmin<T, E extends { type: string }>(
  act: () => Promise<Result<T, E>>
): Promise<Result<T, E | { type: 'last_super_admin' }>> {
  try {
    return await act()
  } catch (error) {
    if (isLastSuperAdmin(error)) return err({ type: 'last_super_admin' })
    throw error
  }
}
