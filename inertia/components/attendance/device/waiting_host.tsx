import { Suspense, useEffect, useState } from 'react'
import { forgetMarks, hasMarks } from '~/components/attendance/device/device'
import { useShared } from '~/hooks/use_shared'
import { lazyPart } from '~/language/lazy_part'

const WaitingBanner = lazyPart(() => import('~/components/attendance/device/waiting_banner'))

/** On every page of whoever marks: sends what waits on the device, and says what could not be sent. */
export function WaitingHost() {
  const { auth } = useShared()
  const isDrawn = useDeviceMarks(auth?.user.id, auth?.user.kind !== 'student' && !auth?.viewing)
  if (!isDrawn) return null
  return (
    <Suspense fallback={null}>
      <WaitingBanner />
    </Suspense>
  )
}

/** Fetched only where something was ever kept; what is of no use to whoever is signed in is removed. */
function useDeviceMarks(account: string | undefined, marks: boolean): boolean {
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    if (!account) return
    void hasMarks().then((has) => {
      if (has && marks) setDrawn(account)
      else if (has) void forgetMarks()
    })
  }, [account, marks])
  return account !== undefined && drawn === account && marks
}
