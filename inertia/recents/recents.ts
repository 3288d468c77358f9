const PREFIX = 'markaz.recent.'
const MOST = 8

export type RecentRecord = {
  is: 'record'
  area: string
  id: string
  lead: string
  other: string | null
}
/** A page or act of the palette, by its id there. */
type RecentPage = { is: 'page'; id: string }
export type Recent = RecentRecord | RecentPage

/** What an account opened last on this device, newest first: ids and names, nothing else. */
export const recents = {
  key: (slug: string, accountId: string): string => `${PREFIX}${slug}.${accountId}`,

  read(key: string): Recent[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
    } catch {
      return []
    }
  },

  /** What others opened here before is forgotten: one device, one account at a time. */
  keep(key: string, recent: Recent): void {
    const before = recents.read(key).filter((other) => !isSame(other, recent))
    try {
      forget((other) => other !== key)
      localStorage.setItem(key, JSON.stringify([recent, ...before].slice(0, MOST)))
    } catch {
      return
    }
  },

  /** A record that is there no more. */
  drop(key: string, id: string): void {
    const left = recents.read(key).filter((one) => one.is === 'page' || one.id !== id)
    try {
      localStorage.setItem(key, JSON.stringify(left))
    } catch {
      return
    }
  },

  clearAll(): void {
    try {
      forget(() => true)
    } catch {
      return
    }
  },
}

function forget(isMeant: (key: string) => boolean): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  for (const key of kept.filter(isMeant)) localStorage.removeItem(key)
}

const isSame = (one: Recent, other: Recent) =>
  one.id === other.id && (one.is === 'page' || (other.is === 'record' && one.area === other.area))

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  const { is, id, area, lead, other } = value as Record<string, unknown>
  if (typeof id !== 'string') return false
  if (is === 'page') return true
  const isOther = other === null || typeof other === 'string'
  return is === 'record' && typeof area === 'string' && typeof lead === 'string' && isOther
}
