/** The group's first day, or today once it has begun. Days are YYYY-MM-DD. */
export const firstDayIn = (groupStartsOn: string, today: string) =>
  groupStartsOn > today ? groupStartsOn : today
