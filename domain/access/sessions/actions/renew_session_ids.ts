import { sql } from 'kysely'
import { db, writeStatement } from '#domain/shared/data/database'

/**
 * Gives every session of an account a new id at its next page, after somebody changed what it may
 * do (security T14).
 */
export class RenewSessionIds {
  async execute({ tenantId, userId }: { tenantId: string; userId: string }) {
    const renewing = sql`select platform.renew_sessions(${[userId]})`
    await writeStatement(tenantId, () => renewing.execute(db()))
  }
}
