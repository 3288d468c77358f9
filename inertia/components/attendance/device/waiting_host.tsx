import { Suspense, useCallback, useEffect, useState } from 'react'
import {
  forgetMarks,
  hasMarks,
  lostMarks,
  marksInPage,
} from '~/components/attendance/device/device'
import { useLeave } from '~/components/attendance/device/use_leave'
import { useShared } from '~/hooks/use_shared'
import { lazyPart } from '~/language/lazy_part'

const WaitingBanner = lazyPart(() => import('~/components/attendance/device/waiting_banner'))

/** On every page of whoever marks: sends what waits on the device, and says what could not be sent. */
export function WaitingHost() {
  const { auth } = useShared()
  const isMarking = auth?.user.kind !== 'student' && !auth?.viewing
  const { isDrawn, leave } = useDeviceMarks(auth?.user.id, isMarking)
  if (!isDrawn) return null
  return (
    <Suspense fallback={null}>
      <WaitingBanner leave={leave} />
    </Suspense>
  )
}

/**
 * Fetched only where something was ever kept; what is of no use to whoever is signed in is removed. Another window may have
 * kept something since, so it is looked for again when somebody signs out.
 */
function useDeviceMarks(account: string | undefined, marks: boolean) {
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    if (!account) return
    void hasMarks().then((has) => {
      if (marks && (has || lostMarks.count(account) > 0)) setDrawn(account)
      else if (has) void forgetMarks()
    })
  }, [account, marks])
  const mayLose = useCallback(async () => {
    if (!marksInPage.wait() && !(await hasMarks())) return false
    setDrawn(account)
    return true
  }, [account])
  const leave = useLeave(account && marks ? mayLose : undefined)
  return { isDrawn: account !== undefined && drawn === account && marks, leave }
}
