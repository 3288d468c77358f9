import { ArchiveAdministrator } from '#domain/access/actions/archive_administrator'
import { SuspendAdministrator } from '#domain/access/actions/suspend_administrator'
import { UpdateAdministrator } from '#domain/access/actions/update_administrator'
import type { Principal } from '#domain/access/principal'
import { currentTransaction, readTenant, withTenant } from '#domain/shared/tenant_scope'
import { type Account, type Centre, createAdministrator, createCentre } from '#tests/helpers/centre'
import { principalOf, roleNamed } from '#tests/helpers/roles'

const fields = {
  firstName: 'Sara',
  lastName: 'Haddad',
  firstNameOther: 'سارة',
  lastNameOther: 'حداد',
  phone: null,
}

type Fall = (by: Principal, target: Account, manager: string) => Promise<{ ok: boolean }>

/** The three ways by which a SuperAdmin stops being one. */
const falls: Fall[] = [
  (by, { centre, userId }) =>
    new SuspendAdministrator().execute({ tenantId: centre.id, by, requestId: null, id: userId }),
  (by, { centre, userId }) =>
    new ArchiveAdministrator().execute({ tenantId: centre.id, by, requestId: null, id: userId }),
  async (by, { centre, userId, email }, manager) =>
    new UpdateAdministrator().execute({
      tenantId: centre.id,
      by,
      requestId: null,
      id: userId,
      version: await versionOf(centre, userId),
      fields: { ...fields, email },
      roleIds: [manager],
    }),
]

const versionOf = (centre: Centre, id: string) =>
  readTenant(centre.id, async () => {
    const row = await currentTransaction().from('users').where('id', id).first()
    return row.version as number
  })

/** Both SuperAdmins of a centre as they were before a round. */
export async function stand(centre: Centre, accounts: Account[], superAdmin: string) {
  const ids = accounts.map(({ userId }) => userId)
  await withTenant(centre.id, async () => {
    const transaction = currentTransaction()
    await transaction
      .from('users')
      .whereIn('id', ids)
      .update({ status: 'active', archived_at: null })
    const rows = ids.map((id) => ({ tenant_id: centre.id, user_id: id, role_id: superAdmin }))
    await transaction.insertQuery().table('user_roles').knexQuery.insert(rows).onConflict().ignore()
  })
}

/** How many active SuperAdmins there are. */
export const standing = (centre: Centre) =>
  readTenant(centre.id, async () => {
    const { rows } = await currentTransaction().rawQuery(
      `select count(*)::integer as count from users u join user_roles ur on ur.user_id = u.id
       join roles r on r.id = ur.role_id and r.is_super where u.status = 'active' and u.archived_at is null`
    )
    return rows[0].count as number
  })

/**
 * Two SuperAdmins bring each other down at the same moment, by every pair of ways in turn: in how many rounds nobody was
 * left, and in which not exactly one of the two was refused.
 */
export async function parallelFalls(rounds: number) {
  const centre = await createCentre()
  const accounts = [await createAdministrator(centre), await createAdministrator(centre)]
  const [one, other] = accounts as [Account, Account]
  const superAdmin = (await roleNamed(centre, 'SuperAdmin')).id
  const manager = (await roleNamed(centre, 'Manager')).id
  let without = 0
  const unexpected: number[] = []
  for (let round = 0; round < rounds; round++) {
    await stand(centre, accounts, superAdmin)
    const [a, b] = [await principalOf(one), await principalOf(other)]
    const ways = [falls[round % 3]!, falls[Math.floor(round / 3) % 3]!] as const
    const outcomes = await Promise.all([ways[0](a, other, manager), ways[1](b, one, manager)])
    const left = await standing(centre)
    if (left < 1) without++
    if (left !== 1 || outcomes.filter(({ ok }) => ok).length !== 1) unexpected.push(round)
  }
  return { without, unexpected }
}
