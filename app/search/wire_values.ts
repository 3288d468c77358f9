import { WireError } from '#core/errors/wire_error'

/** Where in a request a value is, and the code its refusal has. */
export type At = { path: string; code: string }

export type Read<T> = (value: unknown, at: At) => T

/** As much of a wrong value as its refusal repeats. */
const most = 100

export const text: Read<string> = (value, at) =>
  typeof value === 'string' ? kept(value) : wrong(value, at, 'a string')

export const count: Read<number> = (value, at) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : wrong(value, at, 'a positive integer')

export const flag: Read<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : wrong(value, at, 'a boolean')

export const texts: Read<string[]> = (value, at) =>
  Array.isArray(value)
    ? inList(value, at).map((one, place) => text(one, { ...at, path: `${at.path}[${place}]` }))
    : wrong(value, at, 'an array')

/** More than there are attributes by far: each is looked at for every hit. */
const mostMembers = 50

function inList(list: unknown[], { path, code }: At): unknown[] {
  if (list.length <= mostMembers) return list
  throw new WireError(code, `Too many values at \`${path}\`: expected at most ${mostMembers}`)
}

/** Marks are written around every match of every hit. */
const longestMark = 64

export const mark: Read<string> = (value, at) => {
  const read = text(value, at)
  if (read.length <= longestMark) return read
  throw new WireError(
    at.code,
    `Value too long at \`${at.path}\`: expected at most ${longestMark} characters`
  )
}

export const optional =
  <T, Fallback>(read: Read<T>, fallback: Fallback): Read<T | Fallback> =>
  (value, at) =>
    value === undefined || value === null ? fallback : read(value, at)

/** What this service has no answer to is refused, unless it asks for nothing. */
export const unsupported =
  (reason: string): Read<null> =>
  (value, { code }) => {
    const isNothing = value === undefined || value === null || value === false
    if (isNothing || (Array.isArray(value) && value.length === 0)) return null
    throw new WireError(code, reason)
  }

export function fieldsOf(
  value: unknown,
  at: At,
  known: readonly string[]
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong(value, at, 'an object')
  }
  const strange = Object.keys(value).find((name) => !known.includes(name))
  if (strange === undefined) return value as Record<string, unknown>
  const where = at.path ? ` inside \`${at.path}\`` : ''
  const expected = known.map((name) => `\`${name}\``).join(', ')
  throw new WireError(
    at.code,
    `Unknown field \`${kept(strange).slice(0, most)}\`${where}: expected one of ${expected}`
  )
}

export function wrong(value: unknown, { path, code }: At, expected: string): never {
  const where = path ? ` at \`${path}\`` : ''
  throw new WireError(
    code,
    `Invalid value type${where}: expected ${expected}, but found ${kindOf(value)}: \`${shown(value)}\``
  )
}

function kindOf(value: unknown) {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value !== 'number')
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`
  if (!Number.isInteger(value)) return 'a number'
  return value < 0 ? 'a negative integer' : 'a positive integer'
}

export function shown(value: unknown) {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return kept(JSON.stringify(value ?? null)).slice(0, most)
}

/** PostgreSQL keeps no half of a character and no NUL. */
export const kept = (value: string) => value.toWellFormed().replaceAll('\0', ' ')
