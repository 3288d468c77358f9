import { err, type Result } from '#domain/shared/result'

/** A lock that was waited for too long, a deadlock, and a statement that waited for several locks. */
const codes = ['55P03', '40P01', '57014']

const undone = ['40P01', '40001']

/** Whether PostgreSQL aborted an act in favour of another one; a retry comes after that. */
export const isGivenUp = (error: unknown) =>
  undone.includes((error as { code?: string }).code ?? '')

/** Whether somebody else is writing what was to be written: it may be tried again. */
export const isHeldByAnother = (error: unknown) =>
  codes.includes((error as { code?: string }).code ?? '')

export type Busy = { type: 'busy' }

/** Answers that somebody else holds the records, instead of throwing; wraps the whole transaction. */
export async function unlessHeld<T, R extends { type: string }>(
  act: () => Promise<Result<T, R>>
): Promise<Result<T, R | Busy>> {
  try {
    return await act()
  } catch (error) {
    if (isHeldByAnother(error)) return err({ type: 'busy' })
    throw error
  }
}
