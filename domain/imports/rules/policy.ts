/** What becomes of a record that is there already; the order is the one people choose from. */
export const policies = ['skip', 'update', 'create'] as const

export type Policy = (typeof policies)[number]
