import type { GroupStatus } from '~/components/groups/types'
import type { Tone } from '~/ui/status_dot'

export const statusTones: Record<GroupStatus, Tone> = {
  draft: 'neutral',
  open: 'info',
  running: 'success',
  suspended: 'attention',
  completed: 'neutral',
  cancelled: 'danger',
}
