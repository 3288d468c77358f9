import { sql } from 'kysely'
import { type OwnProof, ProveIdentity } from '#domain/access/sessions/actions/prove_identity'
import type { Principal } from '#domain/access/sessions/principal'
import { db, writeStatement } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  principal: Principal
  sessionKey: string
  rememberedBy: string | null
  proof: OwnProof
  requestId: string | null
}

export class UnlockSession {
  async execute(input: Input) {
    const proved = await new ProveIdentity().execute({ ...input, opens: 'unlock' })
    const { rememberedBy, tenantId } = input
    if (proved.ok && rememberedBy) {
      const unlocking = sql`select platform.lock_device(${rememberedBy}, null)`
      await writeStatement(tenantId, () => unlocking.execute(db()))
    }
    return proved
  }
}
