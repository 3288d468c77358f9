/** Which of day and month people write first in a date of figures; a year of four digits may come first in either. */
export const dateOrders = ['dmy', 'mdy'] as const

export type DateOrder = (typeof dateOrders)[number]
