import { useCallback } from 'react'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'

type Told = Pick<StudentMakeUp['missed'], 'starts_at' | 'time_zone' | 'title' | 'group' | 'student'>

/** A session in one line: when, and of whom. */
export function useSessionTold() {
  const { instant } = useFormat()
  const name = useSessionName()
  return useCallback(
    (session: Told) =>
      `${isolate(name(session))} · ${isolate(instant(session.starts_at, session.time_zone))}`,
    [instant, name]
  )
}
