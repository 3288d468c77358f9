export type Shortcut = 'help' | 'lock' | 'sidebar' | 'filter' | 'create' | 'go' | 'students'

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
  KeyG: 'go',
}

const shifted: Partial<Record<string, Shortcut>> = { Slash: 'help', KeyL: 'lock' }

const afterGo: Partial<Record<string, Shortcut>> = { KeyS: 'students' }

/**
 * What a key press asks for, outside of fields; works on every layout, the Arabic one too.
 * @param goPressed whether `g` was pressed just before
 */
export function shortcutOf(press: KeyPress, goPressed: boolean): Shortcut | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.shiftKey) return shifted[press.code]
  return goPressed ? afterGo[press.code] : plain[press.code]
}
