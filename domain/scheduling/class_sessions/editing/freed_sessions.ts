import { sql } from 'kysely'
import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { hoursOf } from '#domain/scheduling/class_sessions/planning/busy_hours'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { inEveryBranch } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { idsOf } from '#domain/shared/data/ids_of'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

type Hours = Pick<
  Edit['before'],
  'starts_at' | 'ends_at' | 'instructor_id' | 'room_id' | 'group_id'
>

type Held = Hours & Pick<Edit['before'], 'status'>

type Left = { before: Held; after: Held }

interface Given {
  from: Date
  to: Date
  moment: Date
  instructors: string[]
  rooms: string[]
  groups: string[]
}

/** Compares instants alone: of ranges no index under row-level security knows anything. */
const another = (column: 'instructor_id' | 'room_id' | 'group_id') => sql`exists (
  select from class_sessions o
  where o.${sql.ref(column)} = s.${sql.ref(column)} and o.id <> s.id and o.status <> 'cancelled'
    and o.starts_at > s.starts_at - interval '24 hours' and o.starts_at < s.ends_at and o.ends_at > s.starts_at
)`

/** With the version it has by now, and why it was let through. */
export type Freed = Columns<
  'class_sessions',
  'id' | 'version' | 'clash_reason' | 'clash_allowed_by'
>

const standAlone = statement(
  (_, given: Given) => sql<Freed>`
    with alone as (
      select s.id from class_sessions s
      where s.clash_allowed_by is not null and s.status = 'scheduled' and s.ends_at > ${given.moment}
        and s.starts_at > ${given.from}::timestamptz - interval '24 hours'
        and s.starts_at < ${given.to} and s.ends_at > ${given.from}
        and (
          s.instructor_id = any(${given.instructors}::uuid[])
          or s.room_id = any(${given.rooms}::uuid[])
          or s.group_id = any(${given.groups}::uuid[])
        )
        and not ${another('instructor_id')}
        and not (s.room_is_exclusive and ${another('room_id')})
        and not ${another('group_id')}
      for update of s skip locked
    )
    update class_sessions s
    set clash_reason = null, clash_allowed_by = null, version = s.version + 1, updated_at = ${given.moment}
    from alone a where s.id = a.id
    returning s.id, new.version, old.clash_reason, old.clash_allowed_by`
)

/** Those that were let through beside sessions which are gone, and clash with no other: they take up their hours again. */
export const freedSessions = (edits: Left[]) =>
  freedBeside(edits.filter(hasLeft).map(({ before }) => before))

/** Like freedSessions(), where the others are gone for good. */
export async function freedBeside(left: Hours[]) {
  if (!left.length) return []
  const { from, to } = hoursOf(
    left.map(({ starts_at: startsAt, ends_at: endsAt }) => ({ startsAt, endsAt }))
  )
  const instructors = idsOf(left.map(({ instructor_id }) => instructor_id))
  const rooms = idsOf(left.map(({ room_id }) => room_id))
  const groups = idsOf(left.map(({ group_id }) => group_id))
  const moment = now().toJSDate()
  return inEveryBranch(() => standAlone({ from, to, moment, instructors, rooms, groups }))
}

/** A room that may be booked by several clashes no more: so do the sessions that were let through in it, and nowhere else. */
export async function freeRoom(actor: Actor, roomId: string) {
  const moment = now().toJSDate()
  const rooms = { instructors: [], rooms: [roomId], groups: [] }
  const given = { from: moment, to: farthest, moment, ...rooms }
  await recordAudit(...freedEntries(actor, await inEveryBranch(() => standAlone(given))))
}

const farthest = new Date('9999-12-31')

export const freedEntries = (actor: Actor, freed: Freed[]) =>
  freed.map(({ id, clash_reason, clash_allowed_by }) => ({
    actor,
    action: 'sessions.update',
    subjectType: classSessionRecord.subject,
    subjectId: id,
    before: { clash_reason, clash_allowed_by },
    after: { clash_reason: null, clash_allowed_by: null },
  }))

const hasLeft = ({ before, after }: Left) =>
  before.status !== 'cancelled' &&
  (after.status === 'cancelled' ||
    +before.starts_at !== +after.starts_at ||
    +before.ends_at !== +after.ends_at ||
    before.instructor_id !== after.instructor_id ||
    before.room_id !== after.room_id)
