import { useEffect } from 'react'
import { urlFor } from '~/client'
import { sendJson } from '~/feedback/send_json'
import { activity, onActivity } from '~/lock/activity'
import { lockScreen } from '~/lock/lock_screen'
import { presenceEvery } from '~/lock/presence_every'
import type { SignedInUser } from '~/types'

const CHECK_MS = 5_000

/**
 * In any window; null for never. Typing or reading without any request is reported to the server
 * now and then, so that it doesn't lock either.
 */
export function useIdleLock(kind: SignedInUser['kind'], minutes: number | null): void {
  useEffect(() => {
    if (minutes === null) return
    const limit = minutes * 60_000
    let reportedAt = Date.now()
    activity.mark()

    const check = () => {
      if (Date.now() - activity.at() >= limit) void lockScreen(kind)
    }
    const stop = onActivity(() => {
      if (Date.now() - activity.at() >= limit) return check()
      const now = activity.mark()
      if (now - reportedAt < presenceEvery(minutes)) return
      reportedAt = now
      void report(kind)
    })
    const timer = window.setInterval(check, CHECK_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      stop()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [kind, minutes])
}

async function report(kind: SignedInUser['kind']): Promise<void> {
  const answer = await sendJson(urlFor('presence.store')).catch(() => undefined)
  if (answer?.status === 423) await lockScreen(kind)
}
