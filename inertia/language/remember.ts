import { appearance } from '~/appearance/store'
import type { Locale } from '~/words'

const KEY = 'locale'

/**
 * Keeps the locale in this browser (row E3). A locale other than the remembered one turns the
 * page's sides round (row E2); the remembered one leaves the sidebar where the person put it.
 */
export function rememberLocale(locale: Locale): void {
  if (readLocale() !== locale) appearance.setLanguage(locale)
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    return
  }
}

function readLocale(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
