import type { Appearance } from '~/appearance/settings'

export function menuPlace(settings: Appearance): 'none' | 'top' | 'mini' | 'start' | 'end' {
  if (!settings.layout.sidebar || !settings.sidebarVisibleDesktop) return 'none'
  if (settings.menuHorizontal) return 'top'
  if (!isSidebarAtStart(settings)) return 'end'
  return settings.sidebarMini ? 'mini' : 'start'
}

export const isSidebarAtStart = ({ sidebarLeft, rtlSupport }: Appearance): boolean =>
  sidebarLeft !== rtlSupport
