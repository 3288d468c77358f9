import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { hashToken, newToken } from '#domain/access/links/link_token'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input {
  tenantId: string
  actor: Actor
  name: string
  /** Null: the main one, or the first of those the actor works in. */
  branchId: string | null
}

type Unusable = { type: 'unusable'; field: 'branch_id' }

/**
 * A device at the door. Its token is told once, to the device, and kept as a hash. A point has one device:
 * one that is open under the same name in the same branch is closed.
 */
export class OpenPoint {
  execute({
    tenantId,
    actor,
    name,
    branchId,
  }: Input): Promise<Result<{ token: string }, Unusable>> {
    return withTenant(tenantId, async () => {
      const branch = await usableBranch(branchId)
      if (!branch) return err({ type: 'unusable', field: 'branch_id' })
      const token = newToken()
      const at = now().toJSDate()
      await closeNamesakes({ actor, name, branchId: branch.id, at })
      await db()
        .insertInto('check_in_points')
        .values({
          ...{ id: uuid(), branch_id: branch.id, name, hash: hashToken(token) },
          ...{ opened_by: actor.userId!, opened_at: at, seen_at: at },
        })
        .execute()
      await recordAudit({
        ...{ actor, action: 'attendance.open_point', subjectType: 'branch', subjectId: branch.id },
        after: { name },
      })
      return ok({ token })
    })
  }
}

const usableBranch = async (id: string | null) =>
  id !== null && !isUuid(id)
    ? undefined
    : db()
        .selectFrom('branches')
        .where('archived_at', 'is', null)
        .$if(id !== null, (query) => query.where('id', '=', id!))
        .orderBy('is_main', 'desc')
        .orderBy('position')
        .select('id')
        .limit(1)
        .forNoKeyUpdate()
        .executeTakeFirst()

interface Opened {
  actor: Actor
  name: string
  branchId: string
  at: Date
}

/** The lock on the branch makes two that are opened at once wait for each other. */
async function closeNamesakes({ actor, name, branchId, at }: Opened) {
  const closed = await db()
    .updateTable('check_in_points')
    .set({ closed_at: at, closed_by: actor.userId })
    .where('branch_id', '=', branchId)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .returning('name')
    .execute()
  for (const one of closed) {
    await recordAudit({
      ...{ actor, action: 'attendance.close_point', subjectType: 'branch', subjectId: branchId },
      before: { name: one.name },
    })
  }
}
