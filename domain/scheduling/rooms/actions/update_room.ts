import { sql } from 'kysely'
import { freeRoom } from '#domain/scheduling/class_sessions/editing/freed_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { type BookedSession, bookedAtOnce } from '#domain/scheduling/rooms/queries/booked_at_once'
import { type RoomFields, roomNames, roomRecord } from '#domain/scheduling/rooms/room_record'
import { inEveryBranch, readStatements, withTenant } from '#domain/shared/data/database'
import { countOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { isHeldByAnother } from '#domain/shared/data/held_by_another'
import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import type { UpdateEntry } from '#domain/shared/records/entry_acts'
import { refusingTaken, type Taken } from '#domain/shared/records/refusing_taken'
import { changeEntry } from '#domain/shared/records/save_entry'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { err, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

/** A room that takes one class at once from now on has several already. */
export type BookedTwice = {
  type: 'booked_twice'
  field: 'can_double_book'
  sessions: BookedSession[]
  count: number
}

/** Bookings and weekly patterns in a room belong to its branch. */
export type BranchInUse = {
  type: 'branch_in_use'
  field: 'branch_id'
  sessions: number
  groups: number
}

type Refusal = EditRefusal | Taken | UnusableRecord | BookedTwice | BranchInUse | { type: 'busy' }

export class UpdateRoom {
  async execute(input: UpdateEntry<RoomFields>): Promise<Result<unknown, Refusal>> {
    const { tenantId, id } = input
    try {
      return await refusingTaken(roomRecord.table, () =>
        withTenant(tenantId, () => this.#update(input))
      )
    } catch (error) {
      if (isHeldByAnother(error)) return err({ type: 'busy' })
      if (violatedConstraint(error) !== 'class_sessions_room_alone') throw error
      const booked = await readStatements(tenantId, () => bookedAtOnce(id))
      return err({ type: 'booked_twice', field: 'can_double_book', ...booked })
    }
  }

  async #update({
    actor,
    id,
    version,
    fields,
  }: UpdateEntry<RoomFields>): Promise<
    Result<unknown, EditRefusal | UnusableRecord | BranchInUse>
  > {
    await holdAll([id])
    const unusable = await unusableRecord(roomNames(fields))
    if (unusable) return err(unusable)
    const inUse = await branchInUse(id, fields.branch_id)
    if (inUse) return err(inUse)
    const saved = await changeEntry(roomRecord, actor, { id, version, fields })
    const isOpened = saved.ok && saved.value.changed.includes('can_double_book')
    if (isOpened && fields.can_double_book) await freeRoom(actor, id)
    return saved
  }
}

async function branchInUse(id: string, to?: string): Promise<BranchInUse | undefined> {
  if (!to || !isUuid(id)) return undefined
  const [held] = await inEveryBranch(() => heldElsewhere({ id, to, moment: now().toJSDate() }))
  if (!held || held.sessions + held.groups === 0) return undefined
  return { type: 'branch_in_use', field: 'branch_id', ...held }
}

/** Finds nothing if the room stays in its branch. */
const heldElsewhere = statement((query, given: { id: string; to: string; moment: Date }) =>
  query
    .selectFrom('rooms as r')
    .where('r.id', '=', given.id)
    .where('r.branch_id', '<>', given.to)
    .select((of) => [
      countOf(
        of
          .selectFrom('class_sessions as s')
          .whereRef('s.room_id', '=', 'r.id')
          .where('s.ends_at', '>', given.moment)
          .where('s.status', '<>', sql.lit('cancelled'))
      ).as('sessions'),
      countOf(
        of
          .selectFrom('group_patterns as p')
          .innerJoin('groups as g', 'g.id', 'p.group_id')
          .whereRef('p.room_id', '=', 'r.id')
          .where('g.archived_at', 'is', null)
          .where('g.status', 'not in', literals(endedStatuses))
      ).as('groups'),
    ])
)
