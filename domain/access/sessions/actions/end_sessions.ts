import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'

/**
 * The session that goes on while the account's others end, as `ctx.sessionState` names it, with the
 * device it came from.
 */
export type SessionKept = { key: string | null; rememberedBy: string | null }

type Input = {
  tenantId: string
  userId: string | 'everybody'
  keep?: SessionKept
}

export class EndSessions {
  async execute({ tenantId, userId, keep }: Input) {
    const whose = userId === 'everybody' ? null : userId
    return withTenant(tenantId, async () => {
      const [device, key] = [keep?.rememberedBy ?? null, keep?.key ?? null]
      await sql`select platform.forget_devices(${whose}, ${device})`.execute(db())
      const ending = sql<{ ended: string }>`select platform.end_sessions(${whose}, ${key}) as ended`
      const { rows } = await ending.execute(db())
      return Number(rows[0]!.ended)
    })
  }
}
