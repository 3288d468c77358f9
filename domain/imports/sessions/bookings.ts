import { sql } from 'kysely'
import type { Pending } from '#domain/scheduling/class_sessions/planning/plan_in_turn'
import type { Booked } from '#domain/scheduling/class_sessions/planning/surroundings'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const remember = statement(
  (_, { importId, rows }: { importId: string; rows: string }) => sql`
    insert into import_bookings (import_id, row, starts_at, ends_at, instructor_id, room_id, group_id)
    select ${importId}::uuid, place, "startsAt", "endsAt", "instructorId", "roomId", "groupId"
    from jsonb_to_recordset(${rows}::jsonb) as b (place integer, "startsAt" timestamptz, "endsAt" timestamptz,
      "instructorId" uuid, "roomId" uuid, "groupId" uuid)`
)

/** What rows of a dry run would book. */
export async function rememberBookings(importId: string, rows: Pending[]) {
  if (rows.length > 0) await remember({ importId, rows: JSON.stringify(rows) })
}

const booked = statement((query, given: Booked & { importId: string }) =>
  query
    .selectFrom('import_bookings')
    .where('import_id', '=', given.importId)
    .where('starts_at', '<', given.to)
    .where('ends_at', '>', given.from)
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && ${given.during}::tstzmultirange`)
    .where((of) =>
      of.or([
        of('instructor_id', '=', anyOf(given.instructors)),
        of('room_id', '=', anyOf(given.rooms)),
        of('group_id', '=', anyOf(given.groups)),
      ])
    )
    .select(['row as place', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['instructor_id as instructorId', 'room_id as roomId', 'group_id as groupId'])
)

/** Those that may be in the way of what is planned now. */
export const bookingsOf = async (importId: string, within: Booked): Promise<Pending[]> =>
  (await booked({ importId, ...within })).map((one) => ({ ...one, id: String(one.place) }))

/** Called before rows are checked again, and when the import is over. */
export const forgetBookings = (importId: string) =>
  db().deleteFrom('import_bookings').where('import_id', '=', importId).execute()
