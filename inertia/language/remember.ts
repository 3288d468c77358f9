import { appearance } from '~/appearance/store'
import type { Locale } from '#domain/shared/choices/locales'

const KEY = 'locale'
let present: string | null = null

/**
 * Keeps the locale in this browser (row E3). A changed locale mirrors the page's sides (row E2);
 * the same one leaves the sidebar where the person put it.
 */
export function rememberLocale(locale: Locale): void {
  const last = present ?? stored()
  present = locale
  if (last !== locale) appearance.setLanguage(locale)
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    return
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
