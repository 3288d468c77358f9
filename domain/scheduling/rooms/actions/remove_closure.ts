import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

type Input = { tenantId: string; actor: Actor; roomId: string; id: string }

/** The room is in use again, as if it had not been closed. */
export class RemoveClosure {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, actor, roomId, id } = input
    if (!isUuid(id) || !isUuid(roomId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const closure = await db()
        .deleteFrom('room_closures')
        .where('id', '=', id)
        .where('room_id', '=', roomId)
        .returning(['starts_on', 'ends_on', 'reason'])
        .executeTakeFirst()
      if (!closure) return err({ type: 'not_found' })
      const subject = { subjectType: 'room', subjectId: roomId }
      await recordAudit({ actor, action: 'rooms.reopen', ...subject, before: closure })
      return ok(undefined)
    })
  }
}
