import { router } from '@inertiajs/react'
import type { ActiveVisit, PendingVisit } from '@inertiajs/core'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { holdFetches } from '~/components/preview/hold_fetches'
import { sampleOf } from '~/components/preview/sample_addresses'
import { portalRoutes } from '~/components/shell/portal_routes'
import { kinds } from '#domain/shared/choices/kinds'

interface Holding {
  /** The frame isn't part of a sample: its links, its search, its lock and signing out are real. */
  inShell: boolean
}

/**
 * Sample pages are made of real parts, so they would send what is typed and open what they name. Nothing leaves: a visit to
 * a page that has a sample goes to that, any other is said in a toast.
 */
export function useHeldRequests({ inShell }: Holding): void {
  const t = useTranslations('preview.held')
  // Before any part of the page has an effect: some send at once
  useLayoutEffect(() => holdFetches(inShell), [inShell])
  useEffect(
    () =>
      router.on('before', ({ detail: { visit } }) => {
        if (passes(visit, inShell)) return
        if (visit.prefetch) return false
        const isRead = visit.method === 'get'
        const sample = isRead ? sampleOf(visit.url.pathname) : undefined
        if (sample) router.visit(sample)
        else router.flash(() => ({ notice: t(isRead ? 'elsewhere' : 'sent') }))
        if (!isLogout(visit)) finish(visit)
        return false
      }),
    [t, inShell]
  )
}

/** The part that sent it waits for its end. */
function finish(visit: PendingVisit): void {
  const { onFinish } = visit as Partial<ActiveVisit>
  onFinish?.(visit as ActiveVisit)
}

function passes(visit: PendingVisit, inShell: boolean): boolean {
  const { pathname } = visit.url
  if (visit.method === 'get') return inShell || pathname.startsWith(urlFor('preview.index'))
  if (pathname === urlFor('language.update')) return true
  return inShell && isLogout(visit)
}

/** Its end is announced to all windows. */
const isLogout = ({ url }: PendingVisit) => logouts.includes(url.pathname)

const logouts = kinds.map((kind) => portalRoutes(kind).logout)
