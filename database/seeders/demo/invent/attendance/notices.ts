import { excuses } from '#database/seeders/demo/data/attendance_words'
import type { rostersOf } from '#database/seeders/demo/invent/attendance/roster_of'
import type { World } from '#database/seeders/demo/world'

type Known = { sessions: Record<string, unknown>[]; rosterOf: ReturnType<typeof rostersOf> }

/** One in so many of the next sessions is told of. */
const oneIn = 6
const days = 5

/** Families that told of an absence in the days to come. */
export function inventNotices(world: World, { sessions, rosterOf }: Known) {
  const { chance, now } = world
  const until = now.plus({ days }).toMillis()
  for (const session of sessions) {
    const starts = Date.parse(session.starts_at as string)
    if (session.status !== 'scheduled' || starts <= now.toMillis() || starts > until) continue
    const roster = rosterOf(session, world.dayAt(session.starts_at as string))
    if (roster.length === 0 || !chance.happens(1 / oneIn)) continue
    const at = world.during(world.today)
    world.add('absence_notices', {
      ...{ id: chance.id(at), student_id: chance.pick(roster).student, session_id: session.id },
      ...{
        reason: chance.pick(excuses),
        told_at: at,
        made_by: world.someone().userId,
        created_at: at,
      },
    })
  }
}
