const deepest = 20

/** They decide how a value turns into a text or a number; as data they make every such attempt fail. */
const meddling = ['toString', 'valueOf', '__proto__']

/**
 * A text PostgreSQL can't keep (half a character, a NUL), an object that meddles with what it is
 * read as, or a nesting without end.
 */
export function malformedField(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return isKept(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > deepest || isMeddling(value)) return path.join('.')
  for (const [name, inner] of Object.entries(value)) {
    if (!isKept(name)) return path.join('.')
    const spoilt = malformedField(inner, [...path, name])
    if (spoilt !== undefined) return spoilt
  }
  return undefined
}

const isKept = (text: string) => text.isWellFormed() && !text.includes('\0')

const isMeddling = (value: object) => meddling.some((name) => Object.hasOwn(value, name))
