import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { freshAuth } from '~/session/fresh_auth'
import { refreshAuth } from '~/session/refresh_auth'
import { searchKey } from '~/session/search_key'
import type { SharedProps } from '~/types'

const EVERY_MS = 300_000

/** Every five minutes, when the tab becomes visible again and when somebody starts a search (row D10). */
export function useFreshAuth(): void {
  const page = usePage<SharedProps>()
  const present = useRef(page)
  useEffect(() => {
    present.current = page
  })
  const { auth } = page.props
  useEffect(() => searchKey.keep(auth), [auth])

  useEffect(() => {
    let isUseful = true
    const refresh = async () => {
      if (isUseful) isUseful = await refreshAuth(present.current)
    }
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const stopAnswering = freshAuth.answeredBy(refresh)
    const timer = window.setInterval(() => void refresh(), EVERY_MS)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      stopAnswering()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}
