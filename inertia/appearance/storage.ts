import {
  colorThemes,
  defaults,
  type Appearance,
  type ColorTheme,
  type DarkMode,
} from '~/appearance/settings'

const DARK_MODE = 'darkMode'
const COLOR_THEME = 'colorTheme'
const REST = 'appearance'

const remembered = [
  'sidebarLeft',
  'sidebarMini',
  'sidebarDark',
  'sidebarVisibleDesktop',
  'sideOverlayHoverable',
  'pageOverlay',
  'headerFixed',
  'headerDark',
  'headerSearch',
  'headerLoader',
  'sideTransitions',
  'mainContent',
  'layout',
] as const satisfies (keyof Appearance)[]

export function readAppearance(): Partial<Appearance> {
  return {
    ...readRest(),
    darkMode: readDarkMode(),
    colorTheme: readColorTheme(),
  }
}

export function writeAppearance(settings: Appearance): void {
  const rest = Object.fromEntries(remembered.map((name) => [name, settings[name]]))
  writeItem(DARK_MODE, settings.darkMode)
  writeItem(COLOR_THEME, settings.colorTheme)
  writeItem(REST, JSON.stringify(rest))
}

function readDarkMode(): DarkMode {
  const value = readItem(DARK_MODE)
  return value === 'on' || value === 'off' ? value : 'system'
}

function readColorTheme(): ColorTheme {
  const value = readItem(COLOR_THEME)
  return colorThemes.find((theme) => theme === value) ?? defaults.colorTheme
}

function readRest(): Partial<Appearance> {
  try {
    const stored: unknown = JSON.parse(readItem(REST) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => isRemembered(name, value))
    )
  } catch {
    return {}
  }
}

function isRemembered(name: string, value: unknown): boolean {
  const known = remembered.find((setting) => setting === name)
  if (!known) return false
  if (known === 'mainContent') return ['full', 'boxed', 'narrow'].includes(String(value))
  return typeof value === typeof defaults[known] && value !== null
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}
