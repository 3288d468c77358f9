import { err, ok, type Result } from '#domain/shared/result'

export type StaleVersion = { type: 'stale_version' }

export type EditRefusal = { type: 'not_found' } | StaleVersion

type Versioned = { version: number }

export const staleVersion = err({ type: 'stale_version' })

export const isStale = (saved: Versioned, read: number) => saved.version !== read

export function unlessStale<Saved extends Versioned>(
  saved: Saved | null | undefined,
  read: number
): Result<Saved, EditRefusal> {
  if (!saved) return err({ type: 'not_found' })
  return isStale(saved, read) ? staleVersion : ok(saved)
}
