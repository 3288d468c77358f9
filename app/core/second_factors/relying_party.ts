import type { HttpContext } from '@adonisjs/core/http'
import { defaultTenant } from '#config/app'
import { originOf } from '#core/tenants/centre_address'
import TenantTransformer from '#core/tenants/tenant_transformer'
import type { RelyingParty } from '#domain/access/second_factors/relying_party'
import type { Tenant } from '#domain/access/centre/tenant'
import env from '#start/env'

const address = /^[\d.]+$|:/

/**
 * For the host that was asked, as our settings write it. Undefined at an IP address, where browsers
 * know no passkeys.
 */
export function relyingPartyOf(ctx: HttpContext): RelyingParty | undefined {
  const { request, tenant, locale } = ctx
  const asked = request.hostname()
  const host = hostsOf(tenant).find((own) => own === asked && !address.test(own))
  if (!host) return undefined
  return {
    id: host,
    origin: originAt(host, request),
    name: new TenantTransformer(tenant, locale).toObject().name,
  }
}

/** https also when only the trusted proxy says so, because the browser sees that. */
function originAt(host: string, request: HttpContext['request']) {
  const origin = originOf(host)
  return request.secure() && origin.startsWith('http:') ? `https://${host}` : origin
}

function hostsOf({ slug, domain }: Tenant) {
  const base = env.get('APP_DOMAIN')
  const hosts = [`${slug}.${base}`, ...(domain ? [domain] : [])]
  return slug === defaultTenant ? [...hosts, base, 'localhost'] : hosts
}
