import { useEffect, useSyncExternalStore } from 'react'
import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import { useShared } from '~/hooks/use_shared'

/** The marks of whoever is signed in that wait here; who views the product as a role makes none. */
export function useWaitingMarks() {
  const { auth } = useShared()
  const { id, kind } = auth?.user ?? {}
  const isViewing = Boolean(auth?.viewing)
  useEffect(() => {
    if (id && kind && !isViewing) waitingMarks.begin({ id, kind })
  }, [id, kind, isViewing])
  return useSyncExternalStore(waitingMarks.subscribe, waitingMarks.get)
}
