import type { Appearance, LayoutSettings, MainContent, Portal, Switch } from '~/appearance/settings'

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
  | 'full'
  | 'boxed'
  | 'narrow'
  | 'system'

export type Target = Exclude<Switch, 'darkModeActive'> | 'sidebar' | 'darkMode' | 'mainContent'

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
  if (target === 'mainContent') return changeContent(settings, mode)
  if (target === 'darkMode') return changeDarkMode(settings, mode)
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
  const rtl = locale === 'ar'
  return { ...settings, rtlSupport: rtl, sidebarLeft: !rtl }
}

/** Never for instructors and students (rows E4, A13). */
export function isDark(settings: Appearance, systemIsDark: boolean, portal: Portal): boolean {
  if (portal === 'instructor' || portal === 'student') return false
  if (settings.darkMode === 'system') return systemIsDark
  return settings.darkMode === 'on'
}

/** Instructors and students have one fixed look (row A13). */
export function forPortal(settings: Appearance, portal: Portal): Appearance {
  if (portal !== 'instructor' && portal !== 'student') return settings
  return { ...settings, headerFixed: true, headerDark: false, mainContent: 'narrow' }
}

function changeSwitch(settings: Appearance, name: Switch, mode: Mode): Appearance {
  const value = mode === 'toggle' ? !settings[name] : switches[mode]
  if (value === undefined) return settings
  return { ...settings, [name]: value }
}

function changeContent(settings: Appearance, mode: Mode): Appearance {
  const widths: readonly Mode[] = ['full', 'boxed', 'narrow'] satisfies MainContent[]
  return widths.includes(mode) ? { ...settings, mainContent: mode as MainContent } : settings
}

function changeDarkMode(settings: Appearance, mode: Mode): Appearance {
  if (mode === 'system') return { ...settings, darkMode: 'system' }
  const on = mode === 'toggle' ? !settings.darkModeActive : switches[mode]
  return on === undefined ? settings : { ...settings, darkMode: on ? 'on' : 'off' }
}
