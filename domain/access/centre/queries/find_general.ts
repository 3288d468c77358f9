import type { General } from '#domain/access/centre/rules/general'
import { type Severities, severitiesOf } from '#domain/shared/choices/scheduling_checks'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

type Chosen = { scheduling_checks: Partial<Severities> }

const generalOf = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('platform.tenants')
    .where('id', '=', id)
    .select(['name_en', 'name_ar', 'legal_name_en', 'legal_name_ar', 'tax_number', 'address_en'])
    .select([
      'address_ar',
      'phone',
      'whatsapp',
      'logo',
      'country',
      'phone_country',
      'timezone',
      'week_start',
    ])
    .select(['weekend', 'default_locale', 'digits', 'hijri', 'gravatar'])
    .select(['scheduling_checks', 'small_group_days'])
    .select('general_version as version')
    .$castTo<Omit<General, 'scheduling_checks'> & Chosen & { version: number }>()
)

/** Read from the database: the tenant of the request may be five seconds old. */
export async function findGeneral(): Promise<{ general: General; version: number }> {
  const [saved] = await generalOf({ id: tenantId() })
  const { version, scheduling_checks: chosen, ...general } = saved!
  return { general: { ...general, scheduling_checks: severitiesOf(chosen) }, version }
}
