import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'
import type { Account } from '#tests/helpers/centre'

/** Writes columns of an account, past every rule. */
export const changeUser = (
  { centre, userId }: Pick<Account, 'centre' | 'userId'>,
  columns: Record<string, unknown>
) =>
  withTenant(centre.id, () =>
    currentTransaction().from('users').where('id', userId).update(columns)
  )
