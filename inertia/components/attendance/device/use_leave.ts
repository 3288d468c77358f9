import { useEffect, useState } from 'react'
import { beforeSignOut } from '~/components/attendance/device/device'

export type Leave = (isLeaving: boolean) => void

/** Holds whoever signs out where they may lose marks by it, until the answer that it gives to `Leave`. */
export function useLeave(mayLose: (() => Promise<boolean>) | undefined): Leave | undefined {
  const [leave, setLeave] = useState<Leave>()
  useEffect(() => {
    if (!mayLose) return
    return beforeSignOut.askedBy(async () => {
      if (!(await mayLose())) return true
      return new Promise<boolean>((done) => setLeave(() => done)).finally(() => setLeave(undefined))
    })
  }, [mayLose])
  return leave
}
