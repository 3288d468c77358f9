import { useEffect } from 'react'
import { lockedFrom } from '~/lock/locked_from'
import { onNews } from '~/lock/lock_channel'

export function useFollowUnlock(home: string): void {
  useEffect(
    () =>
      onNews('unlocked', () => {
        const from = lockedFrom.read() ?? home
        lockedFrom.forget()
        window.location.replace(from)
      }),
    [home]
  )
}
