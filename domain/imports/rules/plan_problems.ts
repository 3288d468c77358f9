/** Why a row is warned about, or one of a timetable refused, apart from cells that can't be read. */
const planProblems = [
  ...(['clash', 'clash_row', 'group_over', 'student_left', 'other_branch'] as const),
  ...(['on_holiday', 'no_dates'] as const),
  ...([
    'too_early',
    'too_far',
    'too_many',
    'series_too_long',
    'series_edited',
    'called_off',
    'list_full',
    'overlaps_itself',
    'past',
  ] as const),
  ...(['students', 'student_away', 'hours', 'absence', 'left', 'on_leave'] as const),
  ...(['closed', 'capacity', 'outside'] as const),
  ...(['assistant_busy', 'assistant_away', 'assistant_left'] as const),
  ...(['room_closed', 'gender', 'subject', 'paper', 'kept_past', 'kept_changed'] as const),
  ...(['engaged', 'hijri', 'same_person', 'same_row'] as const),
  ...(['at_night', 'lasts_long', 'unassigned_phone', 'first_row_failed'] as const),
] as const

export type PlanProblem = (typeof planProblems)[number]

/** The day that a Hijri date was converted to, YYYY-MM-DD; undefined for any other problem. */
export const convertedDay = ({ type, number }: { type: string; number?: number | null }) =>
  type === 'hijri' && number
    ? String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    : undefined

/** If the row is imported anyway, it is only a warning: no cell is left empty. */
export const isPlanProblem = (type: string) => planProblems.some((one) => one === type)
