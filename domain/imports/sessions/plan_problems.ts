import type { Problem, ProblemSession } from '#domain/imports/cells/cell'
import type { Values } from '#domain/imports/columns/columns'
import { isWeekly } from '#domain/imports/columns/session_rows'
import { namedAt } from '#domain/imports/sessions/named_session'
import type { PlanProblem } from '#domain/imports/rules/plan_problems'
import type { AssistanceWarning } from '#domain/scheduling/class_sessions/assistants/assistance_warnings'
import type { BusySession } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import type { InTheWay, PlanInTurn } from '#domain/scheduling/class_sessions/planning/plan_in_turn'
import type { PlanRefusal } from '#domain/scheduling/class_sessions/planning/session_plan'
import type { WarningKind } from '#domain/scheduling/class_sessions/rules/checks'

type Told = PlanProblem | 'unknown'

/** Refusals not listed here can't arise from cells that were read; they are reported as "no dates". */
const refusals: Partial<Record<PlanRefusal['type'], { type: Told; column: string }>> = {
  unusable: { type: 'unknown', column: 'group' },
  other_series: { type: 'series_edited', column: 'group' },
  group_over: { type: 'group_over', column: 'group' },
  student_left: { type: 'student_left', column: 'student' },
  other_branch: { type: 'other_branch', column: 'room' },
  overlaps_itself: { type: 'overlaps_itself', column: 'weekdays' },
  too_early: { type: 'too_early', column: 'starts_on' },
  too_far: { type: 'too_far', column: 'ends_on' },
  too_many: { type: 'too_many', column: 'ends_on' },
  too_long: { type: 'series_too_long', column: 'ends_on' },
}

export function refusedFor({ type }: PlanRefusal, values: Values): Problem {
  const isOnce = !isWeekly(values)
  const told = refusals[type] ?? { type: 'no_dates', column: isOnce ? 'held_on' : 'weekdays' }
  if (!isOnce) return told
  if (type === 'no_dates') return { type: 'on_holiday', column: 'held_on' }
  return { ...told, column: told.column.endsWith('_on') ? 'held_on' : told.column }
}

/** What blocks the row; empty if it can be imported. */
export const obstaclesIn = (plan: PlanInTurn, values: Values): Problem[] => [
  ...clashesIn(plan),
  ...checksIn(plan, values, 'block'),
]

/** Warnings for a row that is imported. */
export function warningsIn(plan: PlanInTurn, values: Values): Problem[] {
  const { past } = plan
  const column = isWeekly(values) ? 'starts_on' : 'held_on'
  const over: Problem[] = past > 0 ? [{ column, type: 'past', number: past }] : []
  return [...over, ...hourWarnings(values), ...checksIn(plan, values, 'warn')]
}

const longestUsual = 8 * 60

/** Hours that are rarely meant. */
function hourWarnings({ isAtNight, minutes }: Values): Problem[] {
  const night: Problem[] = isAtNight ? [{ column: 'starts', type: 'at_night' }] : []
  return Number(minutes) > longestUsual
    ? [...night, { column: 'ends', type: 'lasts_long', number: Math.round(Number(minutes) / 60) }]
    : night
}

/** The first clash of the instructor, the room and the group, and how many there are of each. */
function clashesIn({ sessions, zone }: PlanInTurn): Problem[] {
  const all = sessions.flatMap(({ clashes }) =>
    clashes.flatMap(({ kinds, session }) => kinds.map((kind) => ({ kind, session })))
  )
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([column, of]) => {
    const session = of[0]!.session
    return isSaved(session)
      ? { column, type: 'clash', number: of.length, session: namedAs(session, zone) }
      : { column, type: 'clash_row', number: session.place }
  })
}

const isSaved = (session: InTheWay): session is BusySession => !('place' in session)

const namedAs = ({ isElsewhere, ...session }: BusySession, zone: string): ProblemSession => ({
  ...namedAt({ ...session, zone }),
  ...(isElsewhere && { id: null }),
})

const columnOf: Record<Exclude<WarningKind, 'holiday'>, string> = {
  students: 'group',
  student_away: 'student',
  outside: 'group',
  assistant_busy: 'instructor',
  assistant_away: 'instructor',
  assistant_left: 'instructor',
  hours: 'instructor',
  absence: 'instructor',
  left: 'instructor',
  paper: 'instructor',
  on_leave: 'instructor',
  closed: 'starts',
  capacity: 'room',
  room_closed: 'room',
  gender: 'instructor',
  subject: 'instructor',
}

function checksIn(plan: PlanInTurn, values: Values, wanted: 'warn' | 'block'): Problem[] {
  const ofDates = plan.sessions.flatMap(({ warnings }) => warnings)
  const all = [...plan.warnings, ...ofDates].filter(({ severity }) => severity === wanted)
  const told = Map.groupBy(
    all.map((warning) => toldOf(warning, values)),
    ({ column, type }) => `${column} ${type}`
  )
  return [...told.values()].map((of) => ({ ...of[0]!, number: of.length }))
}

type Warning = { kind: WarningKind } | AssistanceWarning

const ofAssistants = {
  assistant_busy: 'engaged',
  assistant_away: 'absence',
  assistant_left: 'left',
} as const

/** A student alone, and who is named as assistant, are told of under their own cells. */
function toldOf(warning: Warning, { student, assistant_ids: ids = [] }: Values) {
  const { kind } = warning
  if (kind === 'students' && student) return { column: 'student', type: 'engaged' } as const
  const isNamed = 'person' in warning && (ids as string[]).includes(warning.person.id)
  if (isNamed) return { column: 'assistants', type: ofAssistants[warning.kind] }
  return { column: columnOf[kind as keyof typeof columnOf], type: kind as PlanProblem }
}
