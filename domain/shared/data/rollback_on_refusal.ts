import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

class Undone extends Error {
  constructor(readonly refusal: unknown) {
    super('Refused')
  }
}

/**
 * Work of several parts in one transaction, of which nothing stays when `refuse` is called. Inside a
 * running transaction nothing is taken back: whoever surrounds it has to refuse as well.
 */
export async function rollbackOnRefusal<T, E extends { type: string }>(
  tenantId: string,
  work: (refuse: (refusal: E) => never) => Promise<T>
): Promise<Result<T, E>> {
  const refuse = (refusal: E): never => {
    throw new Undone(refusal)
  }
  try {
    return ok(await withTenant(tenantId, () => work(refuse)))
  } catch (error) {
    if (error instanceof Undone) return err(error.refusal as E)
    throw error
  }
}
