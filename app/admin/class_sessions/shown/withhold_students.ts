import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'

/**
 * Takes the student out of sessions of one student alone, wherever they stand in what is answered, unless
 * whoever asks may see students (docs/adr/0071-what-stays-readable.md).
 */
export const withholdStudents = <Answer>(ctx: HttpContext, answer: Answer): Answer =>
  mayNameStudents(ctx) ? answer : (without(answer) as Answer)

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without)
  if (!isPlain(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, one]) => [
      key,
      key === 'student' || key === 'student_id' ? null : without(one),
    ])
  )
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
