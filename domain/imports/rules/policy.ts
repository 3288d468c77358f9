/** What becomes of a record that exists already; people choose in this order. */
export const policies = ['skip', 'update', 'create'] as const

export type Policy = (typeof policies)[number]
