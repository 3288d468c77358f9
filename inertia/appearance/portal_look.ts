import type { Appearance, Portal } from '~/appearance/settings'

/** Never for instructors and students (rows E4, A13). */
export function isDark(settings: Appearance, systemIsDark: boolean, portal: Portal): boolean {
  if (hasFixedLook(portal)) return false
  if (settings.darkMode === 'system') return systemIsDark
  return settings.darkMode === 'on'
}

/** Instructors and students have one fixed look (row A13). */
export function forPortal(settings: Appearance, portal: Portal): Appearance {
  if (!hasFixedLook(portal)) return settings
  return { ...settings, headerFixed: true, headerDark: false, mainContent: 'narrow' }
}

const hasFixedLook = (portal: Portal) => portal === 'instructor' || portal === 'student'
