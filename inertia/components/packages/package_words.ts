/** The words the server knows, in the order people choose from (tests compare both). */
export const packageUnits = ['sessions', 'hours', 'amount'] as const
export const packageStarts = ['purchase', 'first_use'] as const
export const packageStatuses = ['draft', 'active', 'retired'] as const
