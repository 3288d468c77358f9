import type { Financial } from '#domain/access/centre/rules/financial'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const financialOf = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('platform.tenants')
    .where('id', '=', id)
    .select('financial_version as version')
    .select((of) => of.ref('financial').$castTo<Financial>().as('financial'))
)

/** Read from the database: the tenant of the request may be five seconds old. */
export async function findFinancial(): Promise<{ financial: Financial; version: number }> {
  const [saved] = await financialOf({ id: tenantId() })
  return saved!
}
