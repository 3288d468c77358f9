const deepest = 20

/**
 * They decide how a value becomes a text or a number; as data they make every such attempt fail, or
 * pass for an uploaded file.
 */
const meddling = ['toString', 'valueOf', '__proto__', 'isMultipartFile']

/** More than any form of ours has, all its rows and chosen records counted. */
const most = 5_000

/**
 * Answers the field that has too many values for a form, a text PostgreSQL can't keep (half a
 * character, a NUL), an object that meddles with its own conversion, or endless nesting.
 */
export function malformedField(
  value: unknown,
  path: string[] = [],
  count = { left: most }
): string | undefined {
  if (count.left-- === 0) return path.join('.')
  if (typeof value === 'string') return isKept(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null || isMade(value)) return undefined
  if (path.length > deepest || isMeddling(value)) return path.join('.')
  for (const [name, inner] of Object.entries(value)) {
    if (!isKept(name)) return path.join('.')
    const spoilt = malformedField(inner, [...path, name], count)
    if (spoilt !== undefined) return spoilt
  }
  return undefined
}

const isKept = (text: string) => text.isWellFormed() && !text.includes('\0')

const isMeddling = (value: object) => meddling.some((name) => Object.hasOwn(value, name))

/** Made by the framework, as an uploaded file is; nobody can send one. */
function isMade(value: object) {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== null && prototype !== Object.prototype && prototype !== Array.prototype
}
