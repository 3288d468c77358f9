import type { Page } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import type { Portal } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { rememberFormPlace } from '~/feedback/form_place'
import { rememberLocale } from '~/language/remember'
import { language } from '~/language/store'
import { leaveEndedSignIn } from '~/lock/leave_page'
import { dropForeignHistory, followPageOwner, isGuestPage } from '~/session/page_owner'
import { refreshAuth } from '~/session/refresh_auth'
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

export function followServer(first: Page<SharedProps>): void {
  dropForeignHistory(first)
  void follow(first.props)
  rememberFormPlace()
  let hasSignedIn = Boolean(first.props.auth)
  router.on('beforeUpdate', ({ detail: { page } }) => {
    void follow(page.props)
    followPageOwner(page)
    hasSignedIn ||= Boolean(page.props.auth)
    if (hasSignedIn && isGuestPage(page)) leaveEndedSignIn(page.url)
  })
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
 * again. Any other asks whether its person is still signed in.
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
    else if (isStep && page.props.auth) void refreshAuth(page)
  })
}

function followPortal({ portal }: Facts): void {
  if (portal) appearance.setPortal(portalOf(portal))
}

function portalOf(value: string | undefined): Portal {
  return value === 'admin' || value === 'instructor' || value === 'student' ? value : 'guest'
}
