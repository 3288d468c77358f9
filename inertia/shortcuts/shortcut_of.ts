import type { MenuRoute } from '#domain/shared/areas/area_menu'
import { areas, areasWhere, type AreasWith } from '#domain/shared/areas/areas'

type ReachedArea = AreasWith<'goKey', string>

/** Where `g` and a second key lead, in the order of the menu, and the permission that lets one go there. */
export const places = areasWhere<ReachedArea>(({ goKey }) => goKey).map((area) => ({
  area,
  key: areas[area].goKey,
  to: `admin.${areas[area].route}.index` as MenuRoute,
  needs: `admin.${area}.index`,
}))

type Act = 'help' | 'lock' | 'sidebar' | 'filter' | 'create' | 'family' | 'edit'
export type Shortcut = Act | 'go' | ReachedArea

/** The parts of a key press that decide: its place on the keyboard, not the letter it writes. */
export interface KeyPress {
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const plain: Partial<Record<string, Shortcut>> = {
  BracketLeft: 'sidebar',
  Slash: 'filter',
  KeyC: 'create',
  KeyE: 'edit',
  KeyF: 'family',
  KeyG: 'go',
}

const shifted: Partial<Record<string, Shortcut>> = { Slash: 'help', KeyL: 'lock' }

const afterGo: Partial<Record<string, Shortcut>> = Object.fromEntries(
  places.map(({ key, area }) => [`Key${key}`, area])
)

/**
 * What a key press asks for, outside of fields; works on every layout, the Arabic one too.
 * @param goPressed whether `g` was pressed just before
 */
export function shortcutOf(press: KeyPress, goPressed: boolean): Shortcut | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.shiftKey) return shifted[press.code]
  return goPressed ? afterGo[press.code] : plain[press.code]
}

export const saves = (press: KeyPress): boolean =>
  press.code === 'Enter' && (press.ctrlKey || press.metaKey) && !press.shiftKey && !press.altKey
