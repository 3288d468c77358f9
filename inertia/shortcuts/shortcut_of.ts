/**
 * Where `g` and a second key lead, in the order of the menu; `c` is kept for the calendar. Who may go there holds the
 * permission that is called as the route is.
 */
export const places = [
  { name: 'instructors', key: 'I', to: 'admin.instructors.index' },
  { name: 'students', key: 'S', to: 'admin.students.index' },
  { name: 'guardians', key: 'U', to: 'admin.guardians.index' },
  { name: 'courses', key: 'O', to: 'admin.courses.index' },
  { name: 'groups', key: 'G', to: 'admin.groups.index' },
  { name: 'subjects', key: 'B', to: 'admin.subjects.index' },
  { name: 'levels', key: 'L', to: 'admin.levels.index' },
  { name: 'terms', key: 'T', to: 'admin.terms.index' },
  { name: 'services', key: 'V', to: 'admin.services.index' },
  { name: 'packages', key: 'P', to: 'admin.packages.index' },
] as const

export type Place = (typeof places)[number]
type Act = 'help' | 'lock' | 'sidebar' | 'filter' | 'create' | 'family' | 'edit'
export type Shortcut = Act | 'go' | Place['name']

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
  places.map(({ key, name }) => [`Key${key}`, name])
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

/** Whether a key press saves the form it is made in, from long text too: Ctrl or Cmd with Enter. */
export const saves = (press: KeyPress): boolean =>
  press.code === 'Enter' && (press.ctrlKey || press.metaKey) && !press.shiftKey && !press.altKey
