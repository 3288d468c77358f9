export const accountStatuses = ['invited', 'active', 'suspended'] as const

export type AccountStatus = (typeof accountStatuses)[number]
