import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { Owner } from '~/components/attendance/device/post'
import type { SessionDetails } from '~/components/calendar/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { getTagged } from '~/feedback/send_json'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'

/** The most letters of a name that leave room for the rest of the line on a phone. */
const most = 28

const shortened = (name: string) => {
  const letters = [...name]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name
}

/** A session's name and time, asked of the server because the device keeps only its id. Undefined while it loads, null if it can't. */
export function useToldSession({ kind }: Owner, id: string) {
  const nameOf = useSessionName()
  const { instant } = useFormat()
  const [told, setTold] = useState<{ id: string; session: SessionDetails | null }>()
  const url =
    kind === 'admin'
      ? urlFor('admin.calendar_sessions.show', { id })
      : urlFor('calendar_sessions.show', { id })
  useEffect(() => {
    let isGone = false
    void getTagged<SessionDetails>(url, { isBackground: true })
      .then(({ answer }) => answer)
      .catch(() => null)
      .then((session) => !isGone && setTold({ id, session }))
    return () => void (isGone = true)
  }, [url, id])
  if (told?.id !== id) return undefined
  const { session } = told
  return (
    session && {
      session: isolate(shortened(nameOf(session))),
      day: instant(session.starts_at, session.time_zone),
    }
  )
}
