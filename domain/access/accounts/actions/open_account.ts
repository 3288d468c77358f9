import { v7 as uuid } from 'uuid'
import { sql } from 'kysely'
import { hashPassword } from '#domain/access/accounts/password_hash'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

export type PersonType = 'administrator' | 'instructor' | 'student' | 'guardian'

type Input = {
  tenantId: string
  actor: Actor
  person: { type: PersonType; id: string }
  email: string
  roles: string[]
  /** What else the trail tells of it. */
  told?: Record<string, unknown>
  /** Omitted: the account stays invited until its person chooses a password. */
  password?: string
  /** A password that was hashed already, for a caller whose transaction is running. */
  passwordHash?: string
}
type Refusal = { type: 'email_taken' } | { type: 'unknown_role'; name: string }

export const kindOf: Record<PersonType, Kind> = {
  administrator: 'admin',
  instructor: 'instructor',
  student: 'student',
  guardian: 'student',
}

export class OpenAccount {
  async execute(input: Input): Promise<Result<{ userId: string }, Refusal>> {
    const { password: chosen, passwordHash = null } = input
    const password = chosen ? await hashPassword(chosen) : passwordHash
    return withTenant(input.tenantId, async () => {
      const kind = kindOf[input.person.type]
      const email = input.email.trim().toLowerCase()
      const roles = await rolesNamed(kind, input.roles)
      const missing = input.roles.find((name) => !roles.some((role) => role.name === name))
      if (missing) return err({ type: 'unknown_role', name: missing })
      if (await emailTaken(kind, email)) return err({ type: 'email_taken' })

      const userId = uuid()
      await insertUser({ userId, kind, email, password, person: input.person })
      await insertRoles(
        userId,
        roles.map((role) => role.id)
      )
      await recordAudit({
        actor: input.actor,
        action: 'users.create',
        subjectType: 'user',
        subjectId: userId,
        after: { kind, email, roles: input.roles, ...input.told },
      })
      return ok({ userId })
    })
  }
}

async function rolesNamed(kind: Kind, names: string[]): Promise<{ id: string; name: string }[]> {
  return db()
    .selectFrom('roles')
    .where('kind', '=', kind)
    .where((role) => sql<boolean>`${role.ref('name')} = any(${names})`)
    .select(['id', 'name'])
    .execute()
}

async function emailTaken(kind: Kind, email: string) {
  const users = db().selectFrom('users').where('kind', '=', kind).where('email', '=', email)
  return Boolean(await users.select('id').executeTakeFirst())
}

async function insertUser(user: {
  userId: string
  kind: Kind
  email: string
  password: string | null
  person: Input['person']
}) {
  await db()
    .insertInto('users')
    .values({
      id: user.userId,
      kind: user.kind,
      email: user.email,
      password: user.password,
      status: user.password ? 'active' : 'invited',
      [`${user.person.type}_id`]: user.person.id,
    })
    .execute()
}

async function insertRoles(userId: string, roleIds: string[]) {
  if (roleIds.length === 0) return
  const rows = roleIds.map((role_id) => ({ user_id: userId, role_id }))
  await db().insertInto('user_roles').values(rows).execute()
}
