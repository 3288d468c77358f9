import { v7 as uuid } from 'uuid'
import { findPattern } from '#domain/scheduling/patterns/queries/find_pattern'
import {
  overlappingSlots,
  type WeekSlot,
  writtenSlot,
} from '#domain/scheduling/patterns/rules/week_slots'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, isStale, staleVersion } from '#domain/shared/records/stale_version'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { unlessUnseen } from '#domain/shared/records/unless_unseen'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

/** `slots` are the whole week. */
type Input = {
  tenantId: string
  actor: Actor
  groupId: string
  version: number
  roomId: string | null
  slots: WeekSlot[]
}

export type PatternRefusal =
  | EditRefusal
  | UnusableRecord<'room_id'>
  | { type: 'archived' | 'other_branch' }
  | { type: 'overlaps'; place: number; with: WeekSlot }

/** The room and the usual times of a group. */
export class SetPattern {
  async execute(input: Input): Promise<Result<undefined, PatternRefusal>> {
    const { groupId, slots } = input
    if (!isUuid(groupId)) return err({ type: 'not_found' })
    const overlap = overlappingSlots(slots)
    if (overlap) return err({ type: 'overlaps', place: overlap.place, with: slots[overlap.with]! })
    return withTenant(input.tenantId, () => this.#set(input))
  }

  async #set(input: Input): Promise<Result<undefined, PatternRefusal>> {
    const { groupId, version, roomId, slots } = input
    const group = await heldGroup(groupId)
    if (!group) return err({ type: 'not_found' })
    if (group.archived_at) return err({ type: 'archived' })
    const { room_id: savedRoom } = await lockPattern(groupId)
    const saved = await findPattern(groupId)
    if (isStale(saved, version)) return staleVersion
    const room = await usableRoom(roomId, saved.room?.id ?? null, group.branch_id)
    if (!room.ok) return room
    const change = changedFields(
      { slots: saved.slots.map(writtenSlot), room: saved.room?.code ?? null },
      { slots: inOrder(slots).map(writtenSlot), room: room.value }
    )
    if (change.fields.length === 0) return ok(undefined)

    const kept = await unlessUnseen('rooms', { saved: savedRoom, wanted: roomId })
    await replace({ ...input, roomId: kept })
    await recordAudit({
      actor: input.actor,
      action: 'groups.set_pattern',
      subjectType: 'group',
      subjectId: groupId,
      before: change.before,
      after: change.after,
    })
    return ok(undefined)
  }
}

const inOrder = (slots: WeekSlot[]) =>
  [...slots].sort(
    (one, other) => one.weekday - other.weekday || one.starts.localeCompare(other.starts)
  )

/** Neither its branch nor that it is not archived changes meanwhile. */
const heldGroup = (id: string) =>
  db()
    .selectFrom('groups')
    .where('id', '=', id)
    .select(['branch_id', 'archived_at'])
    .forShare()
    .executeTakeFirst()

/** A group's first pattern is made with its first times. */
async function lockPattern(groupId: string) {
  await db()
    .insertInto('group_patterns')
    .values({ group_id: groupId, version: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'group_id']).doNothing())
    .execute()
  return db()
    .selectFrom('group_patterns')
    .where('group_id', '=', groupId)
    .select('room_id')
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Answers its code. An archived room stays where it was chosen before, but none of another branch does. */
async function usableRoom(
  id: string | null,
  kept: string | null,
  branchId: string
): Promise<Result<string | null, PatternRefusal>> {
  if (id === null) return ok(null)
  const unusable = await unusableRecord([{ field: 'room_id', table: 'rooms', id }], [kept])
  if (unusable) return err(unusable)
  const room = await db()
    .selectFrom('rooms')
    .where('id', '=', id)
    .select(['code', 'branch_id'])
    .executeTakeFirstOrThrow()
  return room.branch_id === branchId ? ok(room.code) : err({ type: 'other_branch' })
}

async function replace({ groupId, version, roomId, slots }: Input) {
  await db()
    .updateTable('group_patterns')
    .set({ room_id: roomId, version: version + 1, updated_at: now().toJSDate() })
    .where('group_id', '=', groupId)
    .execute()
  await db().deleteFrom('group_slots').where('group_id', '=', groupId).execute()
  if (slots.length === 0) return
  const rows = slots.map((slot) => ({ id: uuid(), group_id: groupId, ...slot }))
  await db().insertInto('group_slots').values(rows).execute()
}
