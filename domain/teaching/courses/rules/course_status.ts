/** A course is offered once it is active; until then it can be written in peace. */
export const courseStatuses = ['draft', 'active'] as const

export type CourseStatus = (typeof courseStatuses)[number]
