import { router } from '@inertiajs/react'
import type { Portal } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { rememberFormPlace } from '~/feedback/form_place'
import { rememberLocale } from '~/language/remember'
import { language } from '~/language/store'
import type { SharedProps } from '~/types'
import type { Locale } from '#domain/shared/choices/locales'

type Facts = Partial<SharedProps>

export async function start(): Promise<void> {
  const root = document.documentElement
  const locale: Locale = root.lang === 'ar' ? 'ar' : 'en'
  appearance.start(portalOf(root.dataset.portal), locale)
  rememberLocale(locale)
  await language.load(locale)
}

export function followServer(first: Facts): void {
  void follow(first)
  rememberFormPlace()
  router.on('beforeUpdate', (event) => void follow(event.detail.page.props))
  followHistory()
}

async function follow(props: Facts): Promise<void> {
  followPortal(props)
  const locale = props.app?.locale
  if (!locale) return
  const { locale: spoken, tag } = language.get()
  if (locale !== spoken || tag !== props.intl?.locale) {
    await language.load(locale, props.intl?.locale)
  }
  rememberLocale(locale)
}

/**
 * Going back to a page kept in the former language, or from before a change was sent, fetches it
 * again.
 */
function followHistory(): void {
  let hasWritten = false
  router.on('start', ({ detail: { visit } }) => {
    if (visit.method !== 'get') hasWritten = true
  })
  router.on('navigate', ({ detail: { page, visitId } }) => {
    followPortal(page.props)
    // What comes out of the history is shown without a visit
    const isStep = visitId === undefined
    const isOld = hasWritten || page.props.app?.locale !== language.get().locale
    if (isStep && isOld) router.reload()
  })
}

function followPortal({ portal }: Facts): void {
  if (portal) appearance.setPortal(portalOf(portal))
}

function portalOf(value: string | undefined): Portal {
  return value === 'admin' || value === 'instructor' || value === 'student' ? value : 'guest'
}
