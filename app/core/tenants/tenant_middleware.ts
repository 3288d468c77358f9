import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { defaultTenant } from '#config/app'
import env from '#start/env'
import { findTenantByHost } from '#domain/access/centre/queries/find_tenant'
import { meaningOf } from '#domain/access/centre/rules/host'
import type { Tenant } from '#domain/access/centre/tenant'
import { asksByToken } from '#core/requests/token_routes'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set on every page but the installation's own (see `onInstallation`). */
    tenant: Tenant
    onInstallation: boolean
    /** The bare address, also while it shows a centre of its own (DEFAULT_TENANT). */
    onInstallationHost: boolean
  }
}

export class UnknownHostError extends Exception {
  static override status = 404
  static override code = 'E_UNKNOWN_HOST'
}

const installationRoutes = new Set([
  'home',
  'language.update',
  'admin.register',
  'admin.register.store',
])

/** Opens no transaction: each action and each page's reads open their own. */
export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const host = ctx.request.hostname() ?? ''
    const found = await findTenantByHost(host, env.get('APP_DOMAIN'), defaultTenant)

    if (found.type === 'unknown_host') throw new UnknownHostError()
    ctx.onInstallation = found.type === 'installation'
    ctx.onInstallationHost = meaningOf(host, env.get('APP_DOMAIN')).type === 'installation'
    if (found.type === 'tenant') ctx.tenant = found.tenant
    if (ctx.onInstallation && asksByToken(ctx)) throw new UnknownHostError()
    if (ctx.onInstallation && !installationRoutes.has(ctx.route?.name ?? '')) {
      return ctx.response.redirect().toRoute('home')
    }
    return next()
  }
}
