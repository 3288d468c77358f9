import type { Status } from '~/components/attendance/types'
import type { Tone } from '~/ui/status_dot'

export const tones: Record<Status, Tone> = {
  present: 'success',
  late: 'attention',
  absent: 'danger',
  excused: 'info',
}
