import type { Appearance, LayoutSettings, MainContent, MenuAlign } from '~/appearance/settings'

/** Dark mode and colour theme have keys of their own. */
export const remembered = [
  'sidebarLeft',
  'sidebarMini',
  'sidebarDark',
  'sidebarVisibleDesktop',
  'menuHorizontal',
  'menuHover',
  'menuAlign',
  'sideOverlayHoverable',
  'pageOverlay',
  'headerFixed',
  'headerDark',
  'headerSearch',
  'headerLoader',
  'rtlSupport',
  'sideTransitions',
  'mainContent',
  'layout',
] as const satisfies (keyof Appearance)[]

const choices: Partial<Record<string, readonly unknown[]>> = {
  mainContent: ['full', 'boxed', 'narrow'] satisfies MainContent[],
  menuAlign: ['start', 'centre', 'justify'] satisfies MenuAlign[],
}

/** Keeps only known names with valid values: anything may stand in a browser's storage. */
export function knownSettings(stored: unknown): Partial<Appearance> {
  if (!isRecord(stored)) return {}
  const kept = Object.entries(stored).filter(([name, value]) => isKnown(name, value))
  const known = Object.fromEntries(kept) as Partial<Appearance>
  return isRecord(stored.layout) ? { ...known, layout: layoutOf(stored.layout) } : known
}

function isKnown(name: string, value: unknown): boolean {
  const known = remembered.find((setting) => setting === name)
  if (!known) return false
  if (choices[known]) return choices[known].includes(value)
  return known === 'layout' ? isRecord(value) : typeof value === 'boolean'
}

/** Only an explicit false hides a part, so damaged storage can't cost anybody the menu. */
const layoutOf = (stored: Record<string, unknown>): LayoutSettings => ({
  header: stored.header !== false,
  sidebar: stored.sidebar !== false,
  sideOverlay: stored.sideOverlay !== false,
  footer: stored.footer !== false,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
