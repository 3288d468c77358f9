import { hasMarks } from '~/components/attendance/device/device'
import { LeaveDialog } from '~/components/attendance/device/leave_dialog'
import { countSealed } from '~/components/attendance/device/sealed_store'
import { useLeave } from '~/components/attendance/device/use_leave'

/** On the lock screen, which tells no account: whatever lies sealed on the device would be lost by signing out. */
export function SealedHost() {
  return <LeaveDialog leave={useLeave(hasMarks)} count={countSealed} />
}
