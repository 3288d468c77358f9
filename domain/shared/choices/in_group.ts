/** The statuses of a student who is in the group or is to be, not only asking or waiting. */
export const inGroupStatuses = ['pending', 'trial', 'active', 'frozen'] as const

export const isInGroup = (status: string) => inGroupStatuses.some((one) => one === status)
