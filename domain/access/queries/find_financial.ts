import type { Financial } from '#domain/access/rules/financial'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** The entered centre's financial settings as they are saved now, with their version. */
export async function findFinancial(): Promise<{ financial: Financial; version: number }> {
  const { rows } = await currentTransaction().rawQuery(
    `select financial, financial_version "version" from platform.tenants where id = ?`,
    [tenantId()]
  )
  return rows[0]
}
