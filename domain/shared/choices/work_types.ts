/** How a group is taught, and what a service or course is for; the order is the one people choose from. */
export const workTypes = ['in_person', 'online', 'hybrid', 'home_visit'] as const

export type WorkType = (typeof workTypes)[number]
