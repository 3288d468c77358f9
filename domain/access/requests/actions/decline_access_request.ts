import { requestDeclined } from '#domain/access/events'
import { decideRequest, takeWaitingRequest } from '#domain/access/requests/waiting_request'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { publish } from '#domain/shared/events/publish'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  id: string
  actor: Actor
  reason: string | null
}
type Declined = { outcome: 'declined' }

export class DeclineAccessRequest {
  async execute(input: Input): Promise<Result<Declined, { type: 'decided' }>> {
    const { tenantId, id, actor, reason } = input
    return withTenant(tenantId, async () => {
      const request = await takeWaitingRequest(id)
      if (!request) return err({ type: 'decided' })
      await decideRequest(id, { status: 'declined', reason }, actor)
      await publish(requestDeclined, { accessRequestId: id })
      return ok({ outcome: 'declined' })
    })
  }
}
