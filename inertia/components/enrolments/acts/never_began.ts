/** Whether an enrolment ends before its first day: `end` is the first day the student is no longer in the group. */
export const neverBegan = (start: string | null, end: string) => start !== null && end <= start
