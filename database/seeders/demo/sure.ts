import type { Result } from '#domain/shared/result'

export function sure<T>(result: Result<T, { type: string }>): T {
  if (result.ok) return result.value
  throw new Error(`The demonstration could not be made: ${result.error.type}`)
}
