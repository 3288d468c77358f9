import type { General } from '#domain/access/rules/general'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** The entered centre's general settings as they are saved now, with their version. */
export async function findGeneral(): Promise<{ general: General; version: number }> {
  const { rows } = await currentTransaction().rawQuery(
    `select name_en, name_ar, legal_name_en, legal_name_ar, tax_number, address_en, address_ar, phone, logo, country,
       phone_country, timezone, week_start, weekend, default_locale, digits, hijri, gravatar, general_version "version"
     from platform.tenants where id = ?`,
    [tenantId()]
  )
  const { version, ...general } = rows[0]
  return { general, version }
}
