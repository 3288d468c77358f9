import type { QueryResult } from 'pg'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import { AppointAdministrator } from '#domain/access/administrators/actions/appoint_administrator'
import { CreateTenant } from '#domain/access/centre/actions/create_tenant'
import { kindOf, OpenAccount, type PersonType } from '#domain/access/accounts/actions/open_account'
import { hashPassword } from '#domain/access/accounts/password_hash'
import type { Permission } from '#domain/access/roles/permissions'
import type { Kind } from '#domain/shared/choices/kinds'
import { system } from '#domain/shared/audit/actor'
import { takeNumber } from '#domain/shared/data/counters'
import { db, readTenant, withTenant } from '#domain/shared/data/database'

/** Every test account's password; hashed once, because hashing is meant to be slow. */
export const password = 'correct horse battery staple'
let hashed: Promise<string> | undefined
const passwordHash = () => (hashed ??= hashPassword(password))

export type Centre = { id: string; slug: string; host: string }
export type Account = {
  userId: string
  email: string
  kind: Kind
  centre: Centre
}

export async function createCentre(options: { country?: string; slug?: string } = {}) {
  const slug = options.slug ?? `t${uuid().replaceAll('-', '').slice(-12)}`
  const made = await new CreateTenant().execute({
    slug,
    nameEn: 'Test Centre',
    nameAr: 'مركز الاختبار',
    country: options.country ?? 'SA',
    defaultLocale: 'en',
  })
  if (!made.ok) throw new Error(made.error.type)
  return { id: made.value.id, slug, host: `${slug}.localhost` }
}

export async function createAdministrator(
  centre: Centre,
  options: { roles?: string[]; firstName?: string; lastName?: string; branches?: string[] } = {}
): Promise<Account> {
  const email = `${uuid().slice(-12)}@centre.test`
  const made = await new AppointAdministrator().execute({
    tenantId: centre.id,
    actor: system,
    firstName: options.firstName ?? 'Sara',
    lastName: options.lastName ?? 'Haddad',
    firstNameOther: 'سارة',
    lastNameOther: 'حداد',
    email,
    roles: options.roles ?? ['SuperAdmin'],
    branches: options.branches,
    passwordHash: await passwordHash(),
  })
  if (!made.ok) throw new Error(made.error.type)
  return { userId: made.value.userId, email, kind: 'admin', centre }
}

export async function createAdministratorWho(
  centre: Centre,
  permissions: Permission[],
  options: { branches?: string[] } = {}
): Promise<Account> {
  const name = `Role ${uuid().slice(-8)}`
  await withTenant(centre.id, () =>
    db().insertInto('roles').values({ id: uuid(), kind: 'admin', name, permissions }).execute()
  )
  return createAdministrator(centre, { ...options, roles: [name] })
}

export async function createPerson(
  centre: Centre,
  type: Exclude<PersonType, 'administrator'>,
  options: { roles?: string[] } = {}
): Promise<Account & { personId: string }> {
  const personId = uuid()
  const email = `${uuid().slice(-12)}@centre.test`
  await withTenant(centre.id, async () => {
    const sequence = await takeNumber(`${type}s`)
    const names = {
      id: personId,
      number: `X-${sequence}`,
      first_name: 'Omar',
      last_name: 'Khalil',
      first_name_other: 'عمر',
      last_name_other: 'خليل',
    }
    await (
      type === 'instructor'
        ? db().insertInto('instructors').values(names)
        : db()
            .insertInto(`${type}s`)
            .values({ ...names, sequence })
    ).execute()
  })
  const made = await new OpenAccount().execute({
    tenantId: centre.id,
    actor: system,
    person: { type, id: personId },
    email,
    roles: options.roles ?? [type === 'instructor' ? 'Instructor' : 'Student'],
    passwordHash: await passwordHash(),
  })
  if (!made.ok) throw new Error(made.error.type)
  return { userId: made.value.userId, email, kind: kindOf[type], centre, personId }
}

/** Rows of one tenant's table, as PostgreSQL has them; what is asked for must be a table and columns of it. */
export const rowsOf = <T extends keyof DB>(
  centre: Centre,
  table: T,
  where: Partial<Selectable<DB[T]>> = {}
): Promise<QueryResult['rows']> =>
  readTenant(centre.id, () =>
    db()
      .selectFrom(table as 'students')
      .selectAll()
      .where((row) => row.and(where))
      .execute()
  )
