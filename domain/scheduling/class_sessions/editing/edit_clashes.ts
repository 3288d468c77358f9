import { sql } from 'kysely'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import {
  type BusySession,
  busySessions,
} from '#domain/scheduling/class_sessions/planning/busy_sessions'
import type { Clash } from '#domain/scheduling/class_sessions/planning/session_plan'
import { clashFinder, type ClashKind } from '#domain/scheduling/class_sessions/rules/clashes'
import { anyOf } from '#domain/shared/data/sql'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { idsOf } from '#domain/shared/data/ids_of'
import { statement } from '#domain/shared/data/statement'

/** By the session's id: all that stand in its way, and those that the edit brings about. */
export type EditClashes = Map<string, { all: Clash[]; fresh: Clash[] }>

const shared = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('rooms')
    .where('id', '=', anyOf(ids))
    .where('can_double_book', '=', sql.lit(true))
    .select('id')
)

/** From two statements, however many sessions there are; those that are edited count as they will be. */
export async function editClashes(edits: Edit[]): Promise<EditClashes> {
  const live = edits.filter(({ after }) => after.status !== 'cancelled')
  if (!live.length) return new Map()
  const after = live.map((edit) => edit.after)
  const rooms = idsOf(after.map(({ room_id }) => room_id))
  const [busy, open] = await Promise.all([
    busySessions({
      spans: after.map(spanOf),
      instructors: idsOf(after.map(({ instructor_id }) => instructor_id)),
      groups: idsOf(after.map(({ group_id }) => group_id)),
      rooms,
      also: after.map(({ id }) => id),
    }),
    shared({ ids: rooms }),
  ])
  const doubled = new Set(open.map(({ id }) => id))
  const find = clashFinder(asTheyWillBe(busy, edits))
  return new Map(
    await madeInTurns(live, (edit) => [edit.after.id, clashesOf(edit, find, doubled)] as const)
  )
}

type Finder = ReturnType<typeof clashFinder<BusySession>>

function clashesOf({ before, after }: Edit, find: Finder, doubled: Set<string>) {
  const isAlone = !doubled.has(after.room_id ?? '')
  const all = find({ ...spanOf(after), ...takenBy(after) }, isAlone).filter(
    ({ session }) => session.id !== after.id
  )
  const fresh = all
    .map(({ session, kinds }) => ({ session, kinds: kinds.filter(newTo(before, after)) }))
    .filter(({ kinds }) => kinds.length)
  return { all, fresh }
}

/** A clash that was let through before the edit stays let through while its hour and its cause stay. */
function newTo(before: SessionRow, after: SessionRow) {
  const isBooked =
    before.status === 'cancelled' ||
    +before.starts_at !== +after.starts_at ||
    +before.ends_at !== +after.ends_at
  return (kind: ClashKind) => isBooked || before[`${kind}_id`] !== after[`${kind}_id`]
}

function asTheyWillBe(busy: BusySession[], edits: Edit[]) {
  const edited = new Map(edits.map(({ after }) => [after.id, after]))
  return busy.flatMap((session) => {
    const after = edited.get(session.id)
    if (after?.status === 'cancelled') return []
    return after ? [{ ...session, ...spanOf(after), ...takenBy(after) }] : [session]
  })
}

const spanOf = ({ starts_at: startsAt, ends_at: endsAt }: SessionRow) => ({ startsAt, endsAt })

const takenBy = ({ instructor_id, room_id, group_id }: SessionRow) => ({
  instructorId: instructor_id,
  roomId: room_id,
  groupId: group_id,
})
