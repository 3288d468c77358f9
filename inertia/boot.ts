import { router } from '@inertiajs/react'
import type { Portal } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { rememberFormPlace } from '~/feedback/form_place'
import { rememberLocale } from '~/language/remember'
import { language } from '~/language/store'
import type { SharedProps } from '~/types'
import type { Locale } from '~/words'

/** Reads what the document says before the first page is drawn: the language and the portal. */
export async function start(): Promise<void> {
  const root = document.documentElement
  const locale: Locale = root.lang === 'ar' ? 'ar' : 'en'
  appearance.start(portalOf(root.dataset.portal), locale)
  rememberLocale(locale)
  await language.load(locale)
}

/** Takes the language and the portal from the first page and from every later one. */
export function followServer(first: SharedProps): void {
  void follow(first)
  rememberFormPlace()
  router.on('beforeUpdate', (event) => void follow(event.detail.page.props))
  router.on('navigate', (event) => void follow(event.detail.page.props))
}

async function follow(props: Partial<SharedProps>): Promise<void> {
  if (props.portal) appearance.setPortal(portalOf(props.portal))
  const locale = props.app?.locale
  if (!locale) return
  const { locale: spoken, tag } = language.get()
  if (locale === spoken && tag === props.intl?.locale) return
  await language.load(locale, props.intl?.locale)
  rememberLocale(locale)
}

function portalOf(value: string | undefined): Portal {
  return value === 'admin' || value === 'instructor' || value === 'student' ? value : 'guest'
}
