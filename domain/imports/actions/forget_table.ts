import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** An import that is over keeps what became of its rows, and no longer the list it came from. */
export class ForgetTable {
  execute({ tenantId, id }: { tenantId: string; id: string }) {
    return withTenant(tenantId, () =>
      currentTransaction().from('imports').where({ id }).update({ file: null, sample: '[]' })
    )
  }
}
