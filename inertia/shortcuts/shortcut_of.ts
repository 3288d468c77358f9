import { isOpenTo, menuLines } from '#domain/shared/areas/area_menu'
import { areas, areasWhere, type AreasWith } from '#domain/shared/areas/areas'
import type { Kind } from '#domain/shared/choices/kinds'

type ReachedArea = AreasWith<'goKey', string>

/** Where `g` and a second key lead in the back office, in the order of the menu, and what that takes, if anything. */
export const places = areasWhere<ReachedArea>(({ goKey }) => goKey).map((area) => {
  const [{ to, needs }] = menuLines(area)
  return { area, key: areas[area].goKey, to, needs }
})

const ownPlaces = places
  .filter(({ area }) => area === 'calendar')
  .map((place) => ({ ...place, to: 'calendar' as const }))

/** Those that somebody may go to: in the portals their own calendar. */
export function placesOf(kind: Kind | undefined, may: (permission: string) => boolean) {
  if (kind !== 'admin') return kind ? ownPlaces : []
  return places.filter(({ needs }) => isOpenTo(may, needs))
}

/** One key each, by its place on the keyboard; `key` is how the sheet of shortcuts writes it. */
export const actKeys = {
  help: { code: 'Slash', key: '/', shift: true },
  lock: { code: 'KeyL', key: 'L', shift: true },
  sidebar: { code: 'BracketLeft', key: '[', shift: false },
  filter: { code: 'Slash', key: '/', shift: false },
  create: { code: 'KeyC', key: 'C', shift: false },
  family: { code: 'KeyF', key: 'F', shift: false },
  edit: { code: 'KeyE', key: 'E', shift: false },
} as const

export type Act = keyof typeof actKeys
export type Shortcut = Act | 'go' | ReachedArea

export interface KeyPress {
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const acts = Object.keys(actKeys) as Act[]

const actOf = (press: KeyPress) =>
  acts.find((act) => actKeys[act].code === press.code && actKeys[act].shift === press.shiftKey)

const afterGo: Partial<Record<string, Shortcut>> = Object.fromEntries(
  places.map(({ key, area }) => [`Key${key}`, area])
)

/**
 * For keys pressed outside of fields. Keys count by their place on the keyboard, so that every
 * layout works, the Arabic one too.
 * @param goPressed whether `g` was pressed just before
 */
export function shortcutOf(press: KeyPress, goPressed: boolean): Shortcut | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (goPressed && !press.shiftKey) return afterGo[press.code]
  return actOf(press) ?? (press.code === 'KeyG' && !press.shiftKey ? 'go' : undefined)
}

/** Ctrl or Cmd with K, wherever one is: on an Arabic layout the same key writes ن. */
export const seeks = (press: KeyPress): boolean =>
  press.code === 'KeyK' && (press.ctrlKey || press.metaKey) && !press.shiftKey && !press.altKey

export const saves = (press: KeyPress): boolean =>
  press.code === 'Enter' && (press.ctrlKey || press.metaKey) && !press.shiftKey && !press.altKey
