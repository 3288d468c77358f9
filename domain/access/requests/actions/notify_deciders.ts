import { mailLaterToEach } from '#domain/access/links/account_mail'
import { findDeciders } from '#domain/access/requests/queries/find_deciders'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; accessRequestId: string }

export class NotifyDeciders {
  async execute({ tenantId, accessRequestId }: Input) {
    await withTenant(tenantId, async () => {
      const requests = db().selectFrom('access_requests').where('id', '=', accessRequestId)
      const waiting = requests.where('status', '=', 'waiting').select('kind')
      const request = await waiting.executeTakeFirst()
      if (!request) return
      const deciders = await findDeciders(request.kind)
      await mailLaterToEach(
        deciders.map((userId) => ({ mail: 'access_request', accessRequestId, userId }) as const)
      )
    })
  }
}
