import { sql } from 'kysely'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  /** As listSessions() names it: of a session or of a remembered device. */
  id: string
  actor: Actor
}

export class EndSession {
  async execute(input: Input) {
    return withTenant(input.tenantId, async () => {
      const ending = sql<{ ended: string }>`
        select platform.end_named_session(${input.userId}, ${input.id}) as ended`
      const { rows } = await ending.execute(db())
      if (rows[0]!.ended === '0') return false
      await recordAudit({
        actor: input.actor,
        action: 'users.end_session',
        subjectType: 'user',
        subjectId: input.userId,
      })
      return true
    })
  }
}
