export const courseStatuses = ['active', 'draft'] as const

export type CourseStatus = (typeof courseStatuses)[number]
