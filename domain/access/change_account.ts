import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Columns = Record<string, unknown>

/** Writes columns of an account and raises its version, inside the running transaction. */
export async function changeAccount(account: { id: string; version: number }, columns: Columns) {
  await currentTransaction()
    .from('users')
    .where('id', account.id)
    .update({ ...columns, version: account.version + 1, updated_at: now().toJSDate() })
}

/** Writes columns of an administrator's record and raises its version. */
export async function changeAdministrator(id: string, columns: Columns) {
  await currentTransaction()
    .from('administrators')
    .where('id', id)
    .update({
      ...columns,
      version: currentTransaction().raw('version + 1'),
      updated_at: now().toJSDate(),
    })
}

/** No link that was sent to this account opens anything any more. */
export async function forgetLinks(userId: string) {
  await currentTransaction().from('account_tokens').where('user_id', userId).delete()
}
