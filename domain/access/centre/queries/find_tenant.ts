import { meaningOf } from '#domain/access/centre/rules/host'
import type { Tenant } from '#domain/access/centre/tenant'
import { now } from '#domain/shared/time/clock'
import { platform } from '#domain/shared/data/database'

export type FoundTenant =
  { type: 'tenant'; tenant: Tenant } | { type: 'installation' } | { type: 'unknown_host' }

const maxAge = 5_000
const maxEntries = 1_000
const cache = new Map<string, { found: FoundTenant; at: number }>()

/** Remembered for five seconds; `defaultSlug` answers for the installation's own host. */
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
  return platform()
    .selectFrom('platform.tenants')
    .where(column, '=', value)
    .where('status', '<>', 'closed')
    .select(['id', 'slug', 'domain', 'name_en as nameEn', 'name_ar as nameAr', 'country'])
    .select(['timezone', 'week_start as weekStart', 'weekend', 'default_locale as defaultLocale'])
    .select(['phone_country as phoneCountry', 'digits', 'hijri', 'gravatar', 'logo'])
    .select(['phone', 'whatsapp'])
    .select(['two_factor_required as twoFactorRequired', 'lock_after as lockAfter'])
    .select(['open_doors as letPeopleAsk', 'financial', 'financial_version as financialVersion'])
    .select(['branches', 'small_group_days as smallGroupDays'])
    .$castTo<Tenant>()
    .executeTakeFirst()
}

export const findTenantById = (id: string) => findBy('id', id)

export async function listTenants(): Promise<Pick<Tenant, 'id' | 'timezone'>[]> {
  return platform()
    .selectFrom('platform.tenants')
    .where('status', '<>', 'closed')
    .orderBy('id')
    .select(['id', 'timezone'])
    .execute()
}
