import { v7 as uuid } from 'uuid'
import type { Kind } from '#domain/shared/choices/kinds'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { type Account, type Centre, rowsOf } from '#tests/helpers/centre/centre'

export async function createRole(
  centre: Centre,
  options: { name?: string; kind?: Kind; permissions?: string[] } = {}
) {
  const id = uuid()
  const { kind = 'admin', permissions = [] } = options
  const name = options.name ?? `Role ${id.slice(-8)}`
  await withTenant(centre.id, () =>
    db().insertInto('roles').values({ id, kind, name, permissions }).execute()
  )
  return { id, name }
}

export async function roleNamed(centre: Centre, name: string) {
  const [role] = await rowsOf(centre, 'roles', { name })
  return role
}

export async function rolesOf({ centre, userId }: Pick<Account, 'centre' | 'userId'>) {
  const rows = await readTenant(centre.id, () =>
    db()
      .selectFrom('user_roles as ur')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .where('ur.user_id', '=', userId)
      .select('r.name')
      .execute()
  )
  return rows.map(({ name }) => name).sort()
}

export async function principalOf({ centre, userId }: Account) {
  const principal = await readTenant(centre.id, () => findPrincipal(userId))
  if (!principal) throw new Error('nobody is there to sign in')
  return principal
}
