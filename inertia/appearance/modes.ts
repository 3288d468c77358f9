import type {
  Appearance,
  LayoutSettings,
  MainContent,
  MenuAlign,
  Switch,
} from '~/appearance/settings'

export type Mode =
  | 'on'
  | 'off'
  | 'toggle'
  | 'open'
  | 'close'
  | 'fixed'
  | 'static'
  | 'left'
  | 'right'
  | 'dark'
  | 'light'
  | 'system'
  | MainContent
  | MenuAlign

export type Target =
  Exclude<Switch, 'darkModeActive'> | 'sidebar' | 'darkMode' | 'mainContent' | 'menuAlign'

const DESKTOP_FROM = 992

const switches: Partial<Record<Mode, boolean>> = {
  on: true,
  open: true,
  fixed: true,
  left: true,
  dark: true,
  off: false,
  close: false,
  static: false,
  right: false,
  light: false,
}

const isDesktop = (width: number): boolean => width >= DESKTOP_FROM

/**
 * The settings after one change (rows E7 and E8). A mode that means nothing to the target changes
 * nothing.
 * @param width the window's inner width in pixels
 */
export function change(
  settings: Appearance,
  target: Target,
  mode: Mode,
  width: number
): Appearance {
  if (target === 'mainContent' || target === 'menuAlign') return choose(settings, target, mode)
  if (target === 'darkMode') return changeDarkMode(settings, mode)
  if (target === 'rtlSupport') return changeDirection(settings, mode)
  if (target === 'sidebarMini' && !isDesktop(width)) return settings
  if (target === 'sidebar') {
    const side = isDesktop(width) ? 'sidebarVisibleDesktop' : 'sidebarVisibleMobile'
    return changeSwitch(settings, side, mode)
  }
  return changeSwitch(settings, target, mode)
}

export function changeLayout(
  settings: Appearance,
  part: keyof LayoutSettings,
  mode: Mode
): Appearance {
  const value = mode === 'toggle' ? !settings.layout[part] : switches[mode]
  if (value === undefined) return settings
  return { ...settings, layout: { ...settings.layout, [part]: value } }
}

export function changeLanguage(settings: Appearance, locale: string): Appearance {
  return turned(settings, locale === 'ar')
}

/** The sidebar turns with the page (rows E2 and E6). */
const turned = (settings: Appearance, rtlSupport: boolean): Appearance => ({
  ...settings,
  rtlSupport,
  sidebarLeft: !rtlSupport,
})

function changeSwitch(settings: Appearance, name: Switch, mode: Mode): Appearance {
  const value = mode === 'toggle' ? !settings[name] : switches[mode]
  if (value === undefined) return settings
  return { ...settings, [name]: value }
}

function changeDirection(settings: Appearance, mode: Mode): Appearance {
  const next = changeSwitch(settings, 'rtlSupport', mode).rtlSupport
  return next === settings.rtlSupport ? settings : turned(settings, next)
}

const choices = {
  mainContent: ['full', 'boxed', 'narrow'] satisfies MainContent[],
  menuAlign: ['start', 'centre', 'justify'] satisfies MenuAlign[],
}

function choose(settings: Appearance, target: keyof typeof choices, mode: Mode): Appearance {
  const known: readonly Mode[] = choices[target]
  return known.includes(mode) ? { ...settings, [target]: mode } : settings
}

function changeDarkMode(settings: Appearance, mode: Mode): Appearance {
  if (mode === 'system') return { ...settings, darkMode: 'system' }
  const on = mode === 'toggle' ? !settings.darkModeActive : switches[mode]
  return on === undefined ? settings : { ...settings, darkMode: on ? 'on' : 'off' }
}
