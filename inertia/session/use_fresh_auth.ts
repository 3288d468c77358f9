import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { refreshAuth } from '~/session/refresh_auth'
import type { SharedProps } from '~/types'

const EVERY_MS = 300_000

/** Every five minutes and when the tab is seen again. */
export function useFreshAuth(): void {
  const page = usePage<SharedProps>()
  const present = useRef(page)
  useEffect(() => {
    present.current = page
  })

  useEffect(() => {
    let isUseful = true
    const refresh = async () => {
      if (isUseful) isUseful = await refreshAuth(present.current)
    }
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = window.setInterval(() => void refresh(), EVERY_MS)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}
