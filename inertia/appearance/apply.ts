import { colorThemes, type Appearance } from '~/appearance/settings'

export function applyAppearance(settings: Appearance): void {
  const root = document.documentElement
  const scheme = settings.darkModeActive ? 'dark' : 'light'
  for (const theme of colorThemes) {
    root.classList.toggle(`theme-${theme}`, theme === settings.colorTheme)
  }
  root.classList.toggle('dark', settings.darkModeActive)
  root.setAttribute('data-mantine-color-scheme', scheme)
  root.toggleAttribute('data-page-loaded', !settings.pageLoader)
  root.toggleAttribute('data-no-header-loader', !settings.headerLoader)
  root.toggleAttribute('data-no-side-transitions', !settings.sideTransitions)
}
