import { ArchiveAdministrator } from '#domain/access/administrators/actions/archive_administrator'
import { SuspendAdministrator } from '#domain/access/administrators/actions/suspend_administrator'
import { UpdateAdministrator } from '#domain/access/administrators/actions/update_administrator'
import type { Principal } from '#domain/access/sessions/principal'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { count } from '#domain/shared/data/sql'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { principalOf, roleNamed } from '#tests/helpers/access/roles'

const fields = {
  firstName: 'Sara',
  lastName: 'Haddad',
  firstNameOther: 'سارة',
  lastNameOther: 'حداد',
  phone: null,
}

type Demotion = (by: Principal, target: Account, manager: string) => Promise<{ ok: boolean }>

/** The three ways by which a SuperAdmin stops being one. */
const demotions: Demotion[] = [
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
    const users = db().selectFrom('users').where('id', '=', id)
    return (await users.select('version').executeTakeFirstOrThrow()).version
  })

/** Both SuperAdmins of a centre as they were before a round. */
export async function restoreSuperAdmins(centre: Centre, accounts: Account[], superAdmin: string) {
  const ids = accounts.map(({ userId }) => userId)
  await withTenant(centre.id, async () => {
    await db()
      .updateTable('users')
      .set({ status: 'active', archived_at: null })
      .where('id', 'in', ids)
      .execute()
    const rows = ids.map((id) => ({ user_id: id, role_id: superAdmin }))
    await db()
      .insertInto('user_roles')
      .values(rows)
      .onConflict((clash) => clash.doNothing())
      .execute()
  })
}

export const countSuperAdmins = (centre: Centre) =>
  readTenant(centre.id, async () => {
    const found = await db()
      .selectFrom('users as u')
      .innerJoin('user_roles as ur', 'ur.user_id', 'u.id')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .where('r.is_super', '=', true)
      .where('u.status', '=', 'active')
      .where('u.archived_at', 'is', null)
      .select(count().as('count'))
      .executeTakeFirstOrThrow()
    return found.count
  })

/**
 * Two SuperAdmins bring each other down at the same moment, by every pair of ways in turn: in how many rounds nobody was
 * left, and in which not exactly one of the two was refused.
 */
export async function concurrentDemotions(rounds: number) {
  const centre = await createCentre()
  const accounts = [await createAdministrator(centre), await createAdministrator(centre)]
  const [one, other] = accounts as [Account, Account]
  const superAdmin = (await roleNamed(centre, 'SuperAdmin')).id
  const manager = (await roleNamed(centre, 'Manager')).id
  let without = 0
  const unexpected: number[] = []
  for (let round = 0; round < rounds; round++) {
    await restoreSuperAdmins(centre, accounts, superAdmin)
    const [a, b] = [await principalOf(one), await principalOf(other)]
    const ways = [demotions[round % 3]!, demotions[Math.floor(round / 3) % 3]!] as const
    const outcomes = await Promise.all([ways[0](a, other, manager), ways[1](b, one, manager)])
    const left = await countSuperAdmins(centre)
    if (left < 1) without++
    if (left !== 1 || outcomes.filter(({ ok }) => ok).length !== 1) unexpected.push(round)
  }
  return { without, unexpected }
}
