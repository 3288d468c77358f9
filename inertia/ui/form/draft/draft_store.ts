const SECRET = /password|secret|token/

export function draftValues(data: object, initial: object): Draft {
  const before = new Map<string, unknown>(Object.entries(initial))
  const changed = Object.entries(data).filter(
    ([name, value]) => !isSame(value, before.get(name)) && isPlain(value) && !SECRET.test(name)
  )
  return Object.fromEntries(changed) as Draft
}

/** A form has copies of the rows it began with. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((row) => isRow(row))
  return isScalar(value)
}

const isScalar = (value: unknown) =>
  value === null || ['string', 'boolean', 'number'].includes(typeof value)

const isRow = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, one]) =>
      (Array.isArray(one) ? one.every(isScalar) : isScalar(one)) && !SECRET.test(name)
  )

const PREFIX = 'markaz.draft.'
const OLDEST = 12 * 60 * 60 * 1000

type Plain = string | boolean | number | null

export type Draft = Record<string, Plain | Record<string, Plain>[]>

interface Kept {
  at: number
  values: Draft
}

/** Unsaved text of one form, kept for the life of the tab. Never files, never passwords. */
export const draftStore = {
  key: (userId: string, path: string) => `${PREFIX}${userId}.${path}`,

  read(key: string): Draft | null {
    const text = sessionStorage.getItem(key)
    if (!text) return null
    const kept = parse(text)
    if (kept && Date.now() - kept.at < OLDEST) return kept.values
    sessionStorage.removeItem(key)
    return null
  },

  write(key: string, values: Draft): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies Kept))
    } catch {
      sessionStorage.removeItem(key)
    }
  },

  clear(key: string): void {
    sessionStorage.removeItem(key)
  },

  clearAll(): void {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
      sessionStorage.removeItem(key)
    }
  },
}

function parse(text: string): Kept | null {
  try {
    return JSON.parse(text) as Kept
  } catch {
    return null
  }
}
