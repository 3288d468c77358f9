/** A student's first day in a group by itself: the group's, or today once it has begun. Days are YYYY-MM-DD. */
export const firstDayIn = (groupStartsOn: string, today: string) =>
  groupStartsOn > today ? groupStartsOn : today
