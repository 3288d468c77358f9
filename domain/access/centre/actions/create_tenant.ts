import { v7 as uuid } from 'uuid'
import type { Locale } from '#domain/shared/choices/locales'
import { defaultRoles } from '#domain/access/roles/default_roles'
import { presetOf } from '#domain/access/centre/rules/country_preset'
import { err, ok, type Result } from '#domain/shared/result'
import { chooseZone } from '#domain/shared/data/choose_zone'
import { db, withTenantAsOwner } from '#domain/shared/data/database'

/**
 * `id` is known beforehand when the caller's transaction is already the new centre's. `country`
 * (ISO 3166-1 alpha-2) presets time zone, week, language and phone country.
 */
type Input = {
  id?: string
  slug: string
  nameEn?: string
  nameAr?: string
  country: string
  defaultLocale?: Locale
}
type Refusal = { type: 'slug_taken' } | { type: 'unknown_country' } | { type: 'name_missing' }

/** In one transaction, as the role that owns the tables. */
export class CreateTenant {
  async execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    if (!input.nameEn && !input.nameAr) return err({ type: 'name_missing' })
    const preset = presetOrUndefined(input.country)
    if (!preset) return err({ type: 'unknown_country' })

    const id = input.id ?? uuid()
    return withTenantAsOwner(id, async () => {
      if (await slugTaken(input.slug)) return err({ type: 'slug_taken' })
      await db()
        .insertInto('platform.tenants')
        .values({
          id,
          slug: input.slug,
          name_en: input.nameEn,
          name_ar: input.nameAr,
          country: preset.country,
          timezone: preset.timezone,
          week_start: preset.weekStart,
          weekend: preset.weekend,
          default_locale: input.defaultLocale ?? preset.defaultLocale,
          phone_country: preset.phoneCountry,
        })
        .execute()
      await chooseZone(preset.timezone)
      await seedRoles()
      return ok({ id })
    })
  }
}

function presetOrUndefined(country: string) {
  try {
    return presetOf(country.toUpperCase())
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function slugTaken(slug: string) {
  const named = db().selectFrom('platform.tenants').where('slug', '=', slug)
  return Boolean(await named.select('id').executeTakeFirst())
}

async function seedRoles() {
  const rows = defaultRoles.map((role) => ({
    id: uuid(),
    kind: role.kind,
    name: role.name,
    name_ar: role.nameAr,
    permissions: role.permissions,
    is_system: true,
    is_super: role.isSuper ?? false,
  }))
  await db().insertInto('roles').values(rows).execute()
}
