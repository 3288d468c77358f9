export const accountStatuses = ['invited', 'active', 'suspended'] as const
