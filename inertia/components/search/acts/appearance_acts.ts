import { IconDeviceDesktop, IconEye, IconMoon, IconPalette, IconSun } from '@tabler/icons-react'
import {
  type Appearance,
  colorThemes,
  type DarkMode,
  type LayoutSettings,
} from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import type { Act } from '~/components/search/acts/act'

const modes = { on: IconMoon, off: IconSun, system: IconDeviceDesktop }
const parts = ['header', 'sidebar', 'sideOverlay', 'footer'] as const

/** How the page may look otherwise than it does; a part that was hidden is found again here. */
export function appearanceActs(settings: Appearance, isAdmin: boolean): Act[] {
  return [
    ...(isAdmin ? darkActs(settings.darkMode) : []),
    ...colorThemes
      .filter((theme) => theme !== settings.colorTheme)
      .map((theme) => ({
        id: `theme.${theme}`,
        icon: IconPalette,
        words: [`appearance.theme.${theme}`, 'appearance.theme.label', 'search.also.theme'],
        kind: 'appearance.theme.label',
        run: () => appearance.setTheme(theme),
      })),
    ...partActs(settings.layout),
  ]
}

const darkActs = (present: DarkMode): Act[] =>
  (Object.keys(modes) as DarkMode[])
    .filter((mode) => mode !== present)
    .map((mode) => ({
      id: `dark.${mode}`,
      icon: modes[mode],
      words: [`search.dark.${mode}`, 'search.also.dark'],
      run: () => appearance.set('darkMode', mode),
    }))

const partActs = (layout: LayoutSettings): Act[] =>
  parts
    .filter((part) => !layout[part])
    .map((part) => ({
      id: `show.${part}`,
      icon: IconEye,
      words: [`search.show.${part}`, ...(part === 'sidebar' ? ['search.also.sidebar'] : [])],
      run: () => appearance.setLayout(part, 'on'),
    }))
