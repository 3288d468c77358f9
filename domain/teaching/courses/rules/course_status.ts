/** A course is offered once it is active; until then it can be written in peace. In the order people choose from. */
export const courseStatuses = ['active', 'draft'] as const

export type CourseStatus = (typeof courseStatuses)[number]
