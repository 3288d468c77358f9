/** Age counts on the first day there: the day the enrolment begins, unless that has passed. */
export const firstDayThere = (day: string, startsOn: string | null) =>
  startsOn && startsOn > day ? startsOn : day
