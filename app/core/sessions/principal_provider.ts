import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import type { HttpContext } from '@adonisjs/core/http'
import type { Principal } from '#domain/access/sessions/principal'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { readTenant } from '#domain/shared/data/database'

const asGuardUser = (principal: Principal): SessionGuardUser<Principal> => ({
  getId: () => principal.userId,
  getOriginal: () => principal,
})

export class PrincipalProvider implements SessionUserProviderContract<Principal> {
  declare [symbols.PROVIDER_REAL_USER]: Principal

  constructor(private ctx: HttpContext) {}

  async createUserForGuard(principal: Principal) {
    return asGuardUser(principal)
  }

  async findById(id: string | number | bigint) {
    const { principal, tenant } = this.ctx
    if (principal?.userId === id) return asGuardUser(principal)
    const found = await readTenant(tenant.id, () => findPrincipal(String(id)))
    return found ? asGuardUser(found) : null
  }
}
