export const workTypes = ['in_person', 'online', 'hybrid', 'home_visit'] as const

export type WorkType = (typeof workTypes)[number]
