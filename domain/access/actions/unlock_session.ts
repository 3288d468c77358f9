import { ProvePassword } from '#domain/access/actions/prove_password'
import type { Principal } from '#domain/access/principal'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  principal: Principal
  sessionKey: string
  rememberedBy: string | null
  password: string
  requestId: string | null
}

/** Opens a locked screen to its person's password. The session itself goes on under a new id. */
export class UnlockSession {
  async execute(input: Input) {
    const proved = await new ProvePassword().execute({ ...input, opens: 'unlock' })
    const { rememberedBy, tenantId } = input
    if (proved.ok && rememberedBy) {
      await withTenant(tenantId, async () => {
        const device = currentTransaction().from('platform.remember_tokens')
        await device.where({ id: rememberedBy, tenant_id: tenantId }).update({ locked_at: null })
      })
    }
    return proved
  }
}
