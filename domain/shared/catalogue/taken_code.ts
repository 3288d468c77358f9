import type { Catalogue } from '#domain/shared/catalogue/catalogue'
import { err, type Result } from '#domain/shared/result'

type DatabaseError = { code?: string; constraint?: string }

const uniqueViolation = '23505'

/** Answers `code_taken` when the database refuses a code that another entry carries; it alone can tell without a race. */
export async function refusingTakenCode<T, E extends { type: string }>(
  { table }: Catalogue,
  work: () => Promise<Result<T, E>>
): Promise<Result<T, E | { type: 'code_taken' }>> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as DatabaseError
    if (code === uniqueViolation && constraint === `${table}_tenant_id_code_key`) {
      return err({ type: 'code_taken' })
    }
    throw error
  }
}
