import { router } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import { lastWins } from '~/components/calendar/acts/last_wins'
import type { SessionDetail } from '~/components/class_sessions/types'
import { getJson } from '~/feedback/send_json'

/**
 * As it stands now, for a dialog that changes it: that of the last one asked for. Where it can't be had its own page says
 * why.
 */
export function useFindSession() {
  const [{ take, forget }] = useState(lastWins)
  const find = (id: string, then: (found: SessionDetail) => void, miss?: () => void) => {
    const found = getJson<SessionDetail>(urlFor('admin.calendar_sessions.show', { id }))
    void take(
      found.catch(() => null),
      (session) => {
        if (session) return then(session)
        router.visit(urlFor('admin.class_sessions.show', { id }))
        miss?.()
      }
    )
  }
  return { find, forget }
}
