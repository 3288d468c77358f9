/**
 * Which of day and month comes first in a date of figures; a four-digit year may come first in
 * either.
 */
export const dateOrders = ['dmy', 'mdy'] as const

export type DateOrder = (typeof dateOrders)[number]
