import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { SessionDetail } from '~/components/class_sessions/types'
import { getJson } from '~/feedback/send_json'

/** As it stands now, for a dialog that changes it; where it can't be had its own page says why. */
export async function findSession(id: string): Promise<SessionDetail | undefined> {
  try {
    return await getJson<SessionDetail>(urlFor('admin.calendar_sessions.show', { id }))
  } catch {
    router.visit(urlFor('admin.class_sessions.show', { id }))
    return undefined
  }
}
