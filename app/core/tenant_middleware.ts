import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { defaultTenant } from '#config/app'
import env from '#start/env'
import { findTenantByHost } from '#domain/access/queries/find_tenant'
import type { Tenant } from '#domain/access/tenant'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set on every page but the installation's own (see `onInstallation`). */
    tenant: Tenant
    onInstallation: boolean
  }
}

/** No centre has this host: a 404 without a session. */
export class UnknownHostError extends Exception {
  static override status = 404
  static override code = 'E_UNKNOWN_HOST'
}

/** Names the centre a request is for. It opens no transaction: each action and each page's reads open their own. */
export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const host = ctx.request.hostname() ?? ''
    const found = await findTenantByHost(host, env.get('APP_DOMAIN'), defaultTenant)

    if (found.type === 'unknown_host') throw new UnknownHostError()
    ctx.onInstallation = found.type === 'installation'
    if (found.type === 'tenant') ctx.tenant = found.tenant
    if (ctx.onInstallation && ctx.route?.name !== 'home')
      return ctx.response.redirect().toRoute('home')
    return next()
  }
}
