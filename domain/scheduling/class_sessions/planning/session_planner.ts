import type { assistanceOf } from '#domain/scheduling/class_sessions/assistants/assistance'
import { assistantsBeside } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type {
  Known,
  PlannedSession,
  SeriesDate,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import { dateWarnings } from '#domain/scheduling/class_sessions/planning/session_warnings'
import type { SessionElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { blocking, judged } from '#domain/scheduling/class_sessions/rules/checks'
import type { ClashWith, Taken } from '#domain/scheduling/class_sessions/rules/clashes'
import { now } from '#domain/shared/time/clock'

type Clashing<Session> = (wanted: Taken, isExclusive: boolean) => ClashWith<Session>[]

type Told = 'facts' | 'elsewhere' | 'assistance'

export type Around<Session> = Omit<Parameters<typeof dateWarnings>[1], Told> & {
  clashesOf: Clashing<Session>
  elsewhereIn(hours: Hours): SessionElsewhere[]
  assistance: Awaited<ReturnType<typeof assistanceOf>>
  /** Milliseconds of the starts that are there already. */
  existing: Set<number>
}

type Hours = Pick<SeriesDate, 'startsAt' | 'endsAt'>

/** The clashes and warnings of each date of a meeting. */
export function sessionPlanner<Session>(
  meeting: Meeting,
  { facts, severities, warnings: ofAll }: Known,
  around: Around<Session>
) {
  const at = now().toJSDate()
  return (date: SeriesDate): PlannedSession<Session> => {
    const exists = around.existing.has(date.originalStart.getTime())
    const nothing = { exists, isPast: false, clashes: [], warnings: [], blocked: [] }
    if (date.skipped || exists) return { ...date, ...nothing }
    const circumstances = {
      ...around,
      facts,
      elsewhere: around.elsewhereIn(date),
      assistance: around.assistance(assisted(date, meeting)),
    }
    const warnings = judged(dateWarnings(date, circumstances), severities)
    return {
      ...date,
      exists,
      isPast: date.endsAt <= at,
      clashes: around.clashesOf({ ...meeting, ...hoursIn(date) }, !facts.canDoubleBook),
      warnings,
      blocked: blocking([...warnings, ...ofAll]),
    }
  }
}

const hoursIn = ({ startsAt, endsAt }: Hours): Hours => ({ startsAt, endsAt })

export const assisted = (date: SeriesDate, { instructorId, assistantIds = [] }: Meeting) => ({
  ...hoursIn(date),
  date: date.date,
  instructorId: instructorId?.toLowerCase() ?? null,
  assistantIds: assistantsBeside(instructorId, assistantIds),
})
