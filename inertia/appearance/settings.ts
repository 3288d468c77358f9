import type { Kind } from '#domain/shared/choices/kinds'

export const colorThemes = ['markaz', 'indigo', 'emerald', 'ochre', 'rose', 'graphite'] as const

export type ColorTheme = (typeof colorThemes)[number]
export type DarkMode = 'on' | 'off' | 'system'
export type MainContent = 'full' | 'boxed' | 'narrow'
export type MenuAlign = 'start' | 'centre' | 'justify'
export type Portal = Kind | 'guest'

export interface LayoutSettings {
  header: boolean
  sidebar: boolean
  sideOverlay: boolean
  footer: boolean
}

export interface Appearance extends Record<Switch, boolean> {
  colorTheme: ColorTheme
  darkMode: DarkMode
  mainContent: MainContent
  menuAlign: MenuAlign
  layout: LayoutSettings
}

export type Switch =
  | 'darkModeActive'
  | 'sidebarLeft'
  | 'sidebarMini'
  | 'sidebarDark'
  | 'sidebarVisibleDesktop'
  | 'sidebarVisibleMobile'
  | 'menuHorizontal'
  | 'menuHover'
  | 'sideOverlayVisible'
  | 'sideOverlayHoverable'
  | 'pageOverlay'
  | 'headerFixed'
  | 'headerDark'
  | 'headerSearch'
  | 'headerLoader'
  | 'pageLoader'
  | 'rtlSupport'
  | 'sideTransitions'

export const defaults: Appearance = {
  colorTheme: 'markaz',
  darkMode: 'system',
  darkModeActive: false,
  sidebarLeft: true,
  sidebarMini: false,
  sidebarDark: false,
  sidebarVisibleDesktop: true,
  sidebarVisibleMobile: false,
  menuHorizontal: false,
  menuHover: false,
  menuAlign: 'start',
  sideOverlayVisible: false,
  sideOverlayHoverable: false,
  pageOverlay: true,
  headerFixed: true,
  headerDark: false,
  headerSearch: true,
  headerLoader: true,
  pageLoader: true,
  rtlSupport: false,
  sideTransitions: true,
  mainContent: 'boxed',
  layout: { header: true, sidebar: true, sideOverlay: true, footer: true },
}
