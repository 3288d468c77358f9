import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import type { GroupMoving, MovedAlong } from '#domain/teaching/events'

type Move = Pick<GroupMoving, 'groupId' | 'branchId'>

const usualRoom = statement((query, { groupId, branchId }: Move) =>
  query
    .selectFrom('group_patterns as p')
    .innerJoin('rooms as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.id', '=', 'p.room_id')
    )
    .where('p.group_id', '=', groupId)
    .where('r.branch_id', '<>', branchId)
    .select('r.code')
)

/** Whether its weekly pattern has a room of the branch it leaves. */
export async function patternWouldLack({ groupId, branchId }: GroupMoving): Promise<MovedAlong> {
  const rooms = await usualRoom({ groupId, branchId })
  return { patterns: rooms.length }
}

/** A weekly pattern is in the branch of its group: a room it leaves behind is usual no longer. */
export async function leaveUsualRoom({ groupId, branchId, actor }: Move & { actor: Actor }) {
  const [room] = await usualRoom({ groupId, branchId })
  if (!room) return
  await db()
    .updateTable('group_patterns')
    .where('group_id', '=', groupId)
    .set((of) => ({
      room_id: null,
      version: of('version', '+', 1),
      updated_at: now().toJSDate(),
    }))
    .execute()
  await recordAudit({
    actor,
    action: 'groups.set_pattern',
    subjectType: 'group',
    subjectId: groupId,
    before: { room: room.code },
    after: { room: null },
  })
}
