import { meaningOf } from '#domain/access/rules/host'
import type { Tenant } from '#domain/access/tenant'
import { now } from '#domain/shared/clock'
import { platform } from '#domain/shared/tenant_scope'

export type FoundTenant =
  { type: 'tenant'; tenant: Tenant } | { type: 'installation' } | { type: 'unknown_host' }

const maxAge = 5_000
const maxEntries = 1_000
const cache = new Map<string, { found: FoundTenant; at: number }>()

/** The centre a host names, remembered for five seconds; `defaultSlug` answers for the installation's own host. */
export async function findTenantByHost(
  host: string,
  appDomain: string,
  defaultSlug?: string
): Promise<FoundTenant> {
  const at = now().toMillis()
  const remembered = cache.get(host)
  if (remembered && at - remembered.at < maxAge) return remembered.found

  const found = await lookUp(host, appDomain, defaultSlug)
  if (cache.size >= maxEntries) cache.clear()
  cache.set(host, { found, at })
  return found
}

/** After a tenant changed; the next request reads it anew. */
export const forgetTenants = () => cache.clear()

async function lookUp(host: string, appDomain: string, defaultSlug?: string): Promise<FoundTenant> {
  const meaning = meaningOf(host, appDomain)
  if (meaning.type === 'installation') {
    const tenant = defaultSlug ? await findBy('slug', defaultSlug) : undefined
    return tenant ? { type: 'tenant', tenant } : { type: 'installation' }
  }
  const tenant =
    meaning.type === 'slug'
      ? await findBy('slug', meaning.slug)
      : await findBy('domain', meaning.domain)
  return tenant ? { type: 'tenant', tenant } : { type: 'unknown_host' }
}

async function findBy(
  column: 'id' | 'slug' | 'domain',
  value: string
): Promise<Tenant | undefined> {
  const { rows } = await platform().rawQuery(
    `select id, slug, domain, name_en "nameEn", name_ar "nameAr", country, timezone, week_start "weekStart", weekend,
       default_locale "defaultLocale", phone_country "phoneCountry", digits, hijri, gravatar,
       two_factor_required "twoFactorRequired", lock_after "lockAfter", open_doors "openDoors",
       logo, financial, financial_version "financialVersion"
     from platform.tenants where ${column} = ? and status <> 'closed'`,
    [value]
  )
  return rows[0]
}

/** One centre by its id, for work that no request began; undefined when it is closed. */
export const findTenantById = (id: string) => findBy('id', id)

/** Every open centre and its clock, for work that goes through all of them. */
export async function listTenants(): Promise<Pick<Tenant, 'id' | 'timezone'>[]> {
  const { rows } = await platform().rawQuery(
    `select id, timezone from platform.tenants where status <> 'closed' order by id`
  )
  return rows
}
