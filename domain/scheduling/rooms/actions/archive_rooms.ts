import { sql } from 'kysely'
import { changedSession } from '#domain/scheduling/class_sessions/editing/changed_session'
import { lockSessions } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { BookedSessions } from '#domain/scheduling/rooms/rules/room_kind'
import { roomRecord } from '#domain/scheduling/rooms/room_record'
import type { Actor } from '#domain/shared/audit/actor'
import { withTenant } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { setArchived } from '#domain/shared/records/set_archived'
import { err, ok } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; ids: string[]; booked: BookedSessions | null }

/** Archiving rooms that are still booked asks first what happens to their upcoming sessions. */
export class ArchiveRooms {
  execute({ tenantId, actor, ids, booked }: Input) {
    return withTenant(tenantId, async () => {
      const rooms = ids.filter(isUuid)
      await holdAll(rooms)
      const sessions = (await bookedIn({ rooms, moment: now().toJSDate() })).map(({ id }) => id)
      if (sessions.length > 0 && !booked)
        return err({ type: 'asked' as const, sessions: sessions.length })
      const archived = await setArchived(roomRecord, { tenantId, actor, ids }, true)
      if (!archived.ok) return archived
      const released = booked === 'released' ? sessions : []
      if (released.length > 0) await release(actor, released)
      return ok({ ...archived.value, released: released.length })
    })
  }
}

/** Of rooms that are not archived yet. */
const bookedIn = statement((query, given: { rooms: string[]; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoin('rooms as r', 'r.id', 's.room_id')
    .where('s.room_id', '=', anyOf(given.rooms))
    .where('s.starts_at', '>', given.moment)
    .where('s.status', '=', sql.lit('scheduled'))
    .where('r.archived_at', 'is', null)
    .select('s.id')
)

async function release(actor: Actor, ids: string[]) {
  const rows = await lockSessions(ids)
  const { sessions } = await planEdit(
    rows.map((row) => changedSession(row, { roomId: null })),
    []
  )
  await writeEdits(actor, 'update', sessions, null)
}
