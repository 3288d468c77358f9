import { menuPlace } from '~/appearance/menu_place'
import { colorThemes, type Appearance } from '~/appearance/settings'

/** resources/views/first_settings.edge does what can be seen at once before the first paint. */
export function applyAppearance(settings: Appearance): void {
  const root = document.documentElement
  const scheme = settings.darkModeActive ? 'dark' : 'light'
  for (const theme of colorThemes) {
    root.classList.toggle(`theme-${theme}`, theme === settings.colorTheme)
  }
  root.classList.toggle('dark', settings.darkModeActive)
  root.dir = settings.rtlSupport ? 'rtl' : 'ltr'
  root.setAttribute('data-mantine-color-scheme', scheme)
  root.setAttribute('data-menu', menuPlace(settings))
  root.toggleAttribute('data-no-header', !settings.layout.header)
  root.toggleAttribute('data-page-loaded', !settings.pageLoader)
  root.toggleAttribute('data-no-header-loader', !settings.headerLoader)
  root.toggleAttribute('data-no-side-transitions', !settings.sideTransitions)
}
