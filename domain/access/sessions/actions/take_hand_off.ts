import type { Principal } from '#domain/access/sessions/principal'
import { findLink } from '#domain/access/links/queries/find_link'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { useLink } from '#domain/access/links/use_link'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; token: string }

export class TakeHandOff {
  async execute(input: Input): Promise<Result<Principal, { type: 'invalid_token' }>> {
    return withTenant(input.tenantId, async () => {
      const link = await findLink(input.token, 'admin', ['hand_off'])
      const principal = link && (await findPrincipal(link.userId))
      if (!principal || !(await useLink(link.linkId))) return err({ type: 'invalid_token' })
      return ok(principal)
    })
  }
}
