import { sql } from 'kysely'
import { attendanceMarked } from '#domain/attendance/events'
import { judgeAgain } from '#domain/attendance/marking/judge_again'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { publish } from '#domain/shared/events/publish'

const late = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('attendance')
    .where('session_id', '=', anyOf(given.sessions))
    .where('event', '=', sql.lit('late_cancel'))
    .distinct()
    .select('session_id')
)

/**
 * Whoever excused themselves too late for the hour that a session had is in time for the later one that the centre moves it
 * to, and nobody is charged more than they were told.
 */
export async function followMoved({ later }: { later: string[] }) {
  const sessions = later.length > 0 ? await late({ sessions: later }) : []
  for (const { session_id: id } of sessions) await judgeInTime(id)
}

async function judgeInTime(id: string) {
  const studentIds = await judgeAgain(id, {
    isAsked: ({ event }) => event === 'late_cancel',
    isTaken: ({ row, outcome }) =>
      outcome.event === 'excused' && outcome.charge_percent <= row.charge_percent!,
  })
  if (studentIds.length > 0) await publish(attendanceMarked, { sessionId: id, studentIds })
}
