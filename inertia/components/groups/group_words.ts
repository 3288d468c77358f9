import type { GroupDetail, GroupRow, GroupStatus } from '~/components/groups/types'
import type { Tone } from '~/ui/status_dot'

/** In the order people choose from. */
export const groupStatuses: GroupStatus[] = [
  'draft',
  'open',
  'running',
  'suspended',
  'completed',
  'cancelled',
]

export const statusTones: Record<GroupStatus, Tone> = {
  draft: 'neutral',
  open: 'info',
  running: 'success',
  suspended: 'attention',
  completed: 'neutral',
  cancelled: 'danger',
}

export const workTypes: GroupRow['work_type'][] = ['in_person', 'online', 'hybrid', 'home_visit']

export const genderPolicies: GroupDetail['gender_policy'][] = ['mixed', 'male', 'female']
