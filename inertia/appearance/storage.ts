import { knownSettings, remembered } from '~/appearance/known_settings'
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
    return knownSettings(JSON.parse(readItem(REST) ?? '{}'))
  } catch {
    return {}
  }
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
