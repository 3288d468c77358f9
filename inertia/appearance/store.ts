import { applyAppearance } from '~/appearance/apply'
import { change, changeLanguage, changeLayout, type Mode, type Target } from '~/appearance/modes'
import { forPortal, isDark } from '~/appearance/portal_look'
import {
  defaults,
  type Appearance,
  type ColorTheme,
  type LayoutSettings,
  type Portal,
} from '~/appearance/settings'
import { readAppearance, writeAppearance } from '~/appearance/storage'

const listeners = new Set<() => void>()
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

let portal: Portal = 'guest'
let chosen: Appearance = defaults
let shown: Appearance = defaults

export const appearance = {
  get: (): Appearance => shown,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  start(atPortal: Portal, locale: string): void {
    portal = atPortal
    systemDark().addEventListener('change', () => show(chosen))
    show({ ...changeLanguage(defaults, locale), ...readAppearance() })
  },

  set(target: Target, mode: Mode): void {
    keep(change(chosen, target, mode, window.innerWidth))
  },

  setLayout(part: keyof LayoutSettings, mode: Mode): void {
    keep(changeLayout(chosen, part, mode))
  },

  setTheme(colorTheme: ColorTheme): void {
    keep({ ...chosen, colorTheme })
  },

  setLanguage(locale: string): void {
    keep(changeLanguage(chosen, locale))
  },

  reset(locale: string): void {
    const { pageLoader, sideOverlayVisible } = chosen
    keep({ ...changeLanguage(defaults, locale), pageLoader, sideOverlayVisible })
  },

  /** Stores the choice again, in case the storage was emptied meanwhile. */
  setPortal(next: Portal): void {
    if (next === portal) return
    portal = next
    document.documentElement.dataset.portal = next
    show(chosen)
    writeAppearance(chosen)
  },
}

function keep(next: Appearance): void {
  if (next === chosen) return
  show(next)
  writeAppearance(next)
}

function show(next: Appearance): void {
  const darkModeActive = isDark(next, systemDark().matches, portal)
  chosen = { ...next, darkModeActive }
  shown = forPortal(chosen, portal)
  applyAppearance(shown)
  for (const listener of listeners) listener()
}
