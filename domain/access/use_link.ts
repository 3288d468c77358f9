import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

/** Marks a link used, inside the running transaction; false when somebody else was faster. */
export async function useLink(linkId: string) {
  const query = currentTransaction().from('account_tokens').where('id', linkId)
  const used = await query.whereNull('used_at').update({ used_at: now().toJSDate() })
  return Number(used) === 1
}
