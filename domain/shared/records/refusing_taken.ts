import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import { err, type Result } from '#domain/shared/result'

export type Taken = { type: 'taken'; field: string }

/**
 * Runs an act that opens the tenant itself, and answers when the database refuses a value that must
 * be unique in a centre (`{table}_tenant_id_{field}_key`).
 */
export async function refusingTaken<T, E extends { type: string }>(
  table: string,
  act: () => Promise<Result<T, E>>
): Promise<Result<T, E | Taken>> {
  try {
    return await act()
  } catch (error) {
    const field = violatedConstraint(error)?.match(`^${table}_tenant_id_(.+)_key$`)?.[1]
    if (field) return err({ type: 'taken', field })
    throw error
  }
}
