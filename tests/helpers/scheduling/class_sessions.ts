import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, createPerson } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createGroup } from '#tests/helpers/teaching/groups'

export async function createRoom(centre: Centre, columns: Record<string, unknown> = {}) {
  const id = uuid()
  const code = id.slice(-8)
  await insert(centre, 'rooms', { id, code, name_en: `Room ${code}`, capacity: 20, ...columns })
  return id
}

export const createInstructor = async (centre: Centre) =>
  (await createPerson(centre, 'instructor')).personId

/** Only marked, so that nothing follows from it. */
export const archive = (centre: Centre, table: 'rooms' | 'instructors' | 'students', id: string) =>
  withTenant(centre.id, () =>
    db().updateTable(table).set('archived_at', new Date()).where('id', '=', id).execute()
  )

/** Straight into the table, as something other than the application would write it; answers its id. */
export async function writeSession(
  centre: Centre,
  startsAt: string,
  endsAt: string,
  columns: Record<string, unknown> = {}
) {
  const id = uuid()
  await insert(centre, 'class_sessions', {
    id,
    type: 'event',
    time_zone: 'Asia/Riyadh',
    starts_at: startsAt,
    ends_at: endsAt,
    ...columns,
  })
  return id
}

export const assisting = (centre: Centre, session: string, instructor: string) =>
  insert(centre, 'class_session_assistants', { session_id: session, instructor_id: instructor })

/** Whatever may not be in two places at once: how one is made, and in which column it stands. */
export const alone = [
  { what: 'instructor', column: 'instructor_id', make: createInstructor },
  { what: 'room', column: 'room_id', make: (centre: Centre) => createRoom(centre) },
  { what: 'group', column: 'group_id', make: (centre: Centre) => createGroup(centre) },
] as const
