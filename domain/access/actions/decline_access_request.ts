import { decideRequest, takeWaitingRequest } from '#domain/access/waiting_request'
import type { Actor } from '#domain/shared/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; id: string; actor: Actor }
type Declined = { outcome: 'declined' }

/** Declines a request to join. Nobody is told: a letter would go to an address that nobody has proved. */
export class DeclineAccessRequest {
  async execute({ tenantId, id, actor }: Input): Promise<Result<Declined, { type: 'decided' }>> {
    return withTenant(tenantId, async () => {
      const request = await takeWaitingRequest(id)
      if (!request) return err({ type: 'decided' })
      await decideRequest(id, 'declined', actor)
      return ok({ outcome: 'declined' })
    })
  }
}
