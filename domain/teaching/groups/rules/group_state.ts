/** Domain §1.9; archived is a date beside it, for what has ended or never began. */
export const groupStatuses = [
  'draft',
  'open',
  'running',
  'suspended',
  'completed',
  'cancelled',
] as const

export type GroupStatus = (typeof groupStatuses)[number]

export const endedStatuses = ['completed', 'cancelled'] as const satisfies GroupStatus[]

export const hasEnded = (status: string | null) => endedStatuses.some((one) => one === status)

export const newGroupStatuses = ['draft', 'open'] as const satisfies GroupStatus[]

export type NewGroupStatus = (typeof newGroupStatuses)[number]

export const groupSteps: Record<GroupStatus, readonly GroupStatus[]> = {
  draft: ['open', 'cancelled'],
  open: ['running', 'cancelled'],
  running: ['suspended', 'completed', 'cancelled'],
  suspended: ['running', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const genderPolicies = ['mixed', 'male', 'female'] as const
export type GenderPolicy = (typeof genderPolicies)[number]

export const fates = ['drop', 'transfer'] as const

export const groupMayStep = (from: GroupStatus, to: GroupStatus) => groupSteps[from].includes(to)

export const isEnrolling = (status: GroupStatus) => status === 'open' || status === 'running'

export const mayArchive = (status: GroupStatus) => status === 'draft' || hasEnded(status)
