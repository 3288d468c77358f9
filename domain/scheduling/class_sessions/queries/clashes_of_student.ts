import { sql } from 'kysely'
import { instantOf } from '#domain/shared/data/local_time'
import { findSeverities } from '#domain/access/centre/queries/find_severities'
import type { Span } from '#domain/scheduling/class_sessions/planning/busy_hours'
import {
  elsewhereFinder,
  type SessionElsewhere,
  studentsElsewhere,
} from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

interface Asked {
  groupId: string
  studentId: string
  /** The group they leave for it. */
  leavingId: string | null
  /** YYYY-MM-DD, by each session's own clocks. */
  from: string
}

const ahead = statement((query, { groupId, from, moment }: Asked & { moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.group_id', '=', groupId)
    .where('s.starts_at', '>', moment)
    .where('s.status', '=', sql.lit('scheduled'))
    .where('s.starts_at', '>=', instantOf(sql`${from}`, sql.ref('s.time_zone')))
    .orderBy('s.starts_at')
    .select(['s.starts_at as startsAt', 's.ends_at as endsAt', 's.time_zone as zone'])
)

export interface ClashesOfStudent {
  count: number
  total: number
  next: Span & { zone: string; session: SessionElsewhere }
}

/** How many of a group's sessions to come a student would miss for others; nothing where a centre doesn't look at it. */
export async function clashesOfStudent(asked: Asked): Promise<ClashesOfStudent | undefined> {
  if ((await findSeverities()).students === 'off') return undefined
  const sessions = await inEveryBranch(() => ahead({ ...asked, moment: now().toJSDate() }))
  if (!sessions.length) return undefined
  const { groupId, studentId, leavingId } = asked
  const found = await studentsElsewhere({
    spans: sessions,
    groups: [],
    students: [studentId],
    except: leavingId ? [groupId, leavingId] : [groupId],
    also: [],
  })
  const during = elsewhereFinder(found)
  const hindered = sessions.flatMap((one) => {
    const [session] = during(studentId, one)
    return session ? [{ ...one, session }] : []
  })
  const [next] = hindered
  return next && { count: hindered.length, total: sessions.length, next }
}
