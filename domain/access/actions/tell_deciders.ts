import { mailLaterToEach } from '#domain/access/account_mail'
import { findDeciders } from '#domain/access/queries/find_deciders'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; accessRequestId: string }

/** Has everybody who may decide a request to join written to, each by a letter of their own. */
export class TellDeciders {
  async execute({ tenantId, accessRequestId }: Input) {
    await withTenant(tenantId, async () => {
      const waiting = { id: accessRequestId, status: 'waiting' }
      const request = await currentTransaction().from('access_requests').where(waiting).first()
      if (!request) return
      const deciders = await findDeciders(request.kind)
      await mailLaterToEach(
        deciders.map((userId) => ({ mail: 'request_waits', accessRequestId, userId }) as const)
      )
    })
  }
}
