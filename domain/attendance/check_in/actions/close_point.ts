import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; id: string }

/** Its device checks nobody in any more, from now on. Closing it twice is once. */
export class ClosePoint {
  async execute({ tenantId, actor, id }: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    if (!isUuid(id)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const point = await db()
        .selectFrom('check_in_points')
        .where('id', '=', id)
        .select(['name', 'branch_id', 'closed_at'])
        .forUpdate()
        .executeTakeFirst()
      if (!point) return err({ type: 'not_found' })
      if (point.closed_at) return ok(undefined)
      await db()
        .updateTable('check_in_points')
        .set({ closed_at: now().toJSDate(), closed_by: actor.userId })
        .where('id', '=', id)
        .execute()
      await recordAudit({
        ...{ actor, action: 'attendance.close_point' },
        ...{ subjectType: 'branch', subjectId: point.branch_id },
        before: { name: point.name },
      })
      return ok(undefined)
    })
  }
}
