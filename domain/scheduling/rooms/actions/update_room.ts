import { freeRoom } from '#domain/scheduling/class_sessions/editing/freed_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { type BookedSession, bookedAtOnce } from '#domain/scheduling/rooms/queries/booked_at_once'
import { type RoomFields, roomNames, roomRecord } from '#domain/scheduling/rooms/room_record'
import { readStatements, withTenant } from '#domain/shared/data/database'
import { isHeldByAnother } from '#domain/shared/data/held_by_another'
import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import type { UpdateEntry } from '#domain/shared/records/entry_acts'
import { refusingTaken, type Taken } from '#domain/shared/records/refusing_taken'
import { changeEntry } from '#domain/shared/records/save_entry'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { err, type Result } from '#domain/shared/result'

/** A room that takes one class at once from now on has several already. */
export type BookedTwice = {
  type: 'booked_twice'
  field: 'can_double_book'
  sessions: BookedSession[]
  count: number
}

type Refusal = EditRefusal | Taken | UnusableRecord | BookedTwice | { type: 'busy' }

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
  }: UpdateEntry<RoomFields>): Promise<Result<unknown, EditRefusal | UnusableRecord>> {
    await holdAll([id])
    const unusable = await unusableRecord(roomNames(fields))
    if (unusable) return err(unusable)
    const saved = await changeEntry(roomRecord, actor, { id, version, fields })
    const isOpened = saved.ok && saved.value.changed.includes('can_double_book')
    if (isOpened && fields.can_double_book) await freeRoom(actor, id)
    return saved
  }
}
