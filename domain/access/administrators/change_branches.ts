import type { ManagedAccount } from '#domain/access/administrators/manage_account'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { RenewSessionIds } from '#domain/access/sessions/actions/renew_session_ids'
import { recordAudit } from '#domain/shared/audit/audit'
import type { Branches } from '#domain/shared/data/branch_limit'
import { db, tenantId } from '#domain/shared/data/database'

type Change = { account: ManagedAccount; held: Branches; branches: Branches }

/** Answers whether anything changed. The next request of the account is limited so. */
export async function changeBranches(
  authority: Authority,
  { account, held, branches }: Change
): Promise<boolean> {
  if (String(held) === String(branches)) return false
  await limitTo(account.administratorId, branches)
  await recordAudit({
    actor: actorOf(authority),
    action: 'users.change_branches',
    subjectType: 'user',
    subjectId: account.id,
    before: { branches: await namesOf(held) },
    after: { branches: await namesOf(branches) },
  })
  if (account.status !== 'invited')
    await new RenewSessionIds().execute({ tenantId: tenantId(), userId: account.id })
  return true
}

/** As the trail keeps them, like roles. */
export async function namesOf(branches: Branches) {
  if (branches === null) return null
  const found = await db()
    .selectFrom('branches')
    .where('id', 'in', branches)
    .select((of) => of.fn.coalesce('name_en', 'name_ar').as('name'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return found.map(({ name }) => name)
}

export async function limitTo(administratorId: string, branches: Branches) {
  await db()
    .deleteFrom('administrator_branches')
    .where('administrator_id', '=', administratorId)
    .execute()
  if (branches === null) return
  const rows = branches.map((id) => ({ administrator_id: administratorId, branch_id: id }))
  await db().insertInto('administrator_branches').values(rows).execute()
}
