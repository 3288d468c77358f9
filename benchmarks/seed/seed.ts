import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { administrators, emailOf, password, slugOf, studentsOf } from '#benchmarks/seed/centres'
import { insertStudents, studentBindings } from '#benchmarks/seed/student_rows'
import { settings } from '#benchmarks/settings'
import { defaultRoles } from '#domain/access/roles/default_roles'
import { hashPassword } from '#domain/access/accounts/password_hash'

export async function seed(owner: pg.Client) {
  const { rows } = await owner.query<{ slug: string }>('select slug from platform.tenants')
  const known = new Set(rows.map(({ slug }) => slug))
  const hash = await hashPassword(password)
  let made = 0
  for (let index = 0; index < settings.tenants; index++) {
    if (known.has(slugOf(index))) continue
    if (made++ === 0) console.log(`Seeding ${settings.tenants} centres …`)
    await inTransaction(owner, () => seedCentre(owner, index, hash))
  }
  if (made > 0) await owner.query('vacuum analyze')
}

async function inTransaction(owner: pg.Client, work: () => Promise<void>) {
  await owner.query('begin')
  try {
    await work()
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function seedCentre(owner: pg.Client, index: number, hash: string) {
  const tenant = uuid()
  const slug = slugOf(index)
  const count = studentsOf(index)
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant])
  await owner.query(
    `insert into platform.tenants (id, slug, name_en, name_ar, country, timezone, week_start, weekend, default_locale, phone_country)
     values ($1, $2, $3, 'مركز القياس', 'SA', 'Asia/Riyadh', 7, '{5,6}', 'en', 'SA')`,
    [tenant, slug, `Centre ${slug}`]
  )
  const manager = await seedRoles(owner, tenant)
  const people = index === 0 ? administrators : 1
  for (let person = 0; person < people; person++) {
    await seedAdministrator(owner, { tenant, manager, person, hash })
  }
  await owner.query(insertStudents, studentBindings(tenant, count))
  await owner.query(
    `insert into public.counters (tenant_id, name, next) values ($1, 'students', $2), ($1, 'administrators', $3)`,
    [tenant, count + 1, people + 1]
  )
}

async function seedRoles(owner: pg.Client, tenant: string) {
  const ids = new Map(defaultRoles.map(({ name }) => [name, uuid()]))
  for (const { kind, name, nameAr, isSuper, permissions } of defaultRoles) {
    await owner.query(
      `insert into public.roles (tenant_id, id, kind, name, name_ar, permissions, is_system, is_super)
       values ($1, $2, $3, $4, $5, $6, true, $7)`,
      [tenant, ids.get(name), kind, name, nameAr, permissions, isSuper ?? false]
    )
  }
  return ids.get('Manager')!
}

type Seat = { tenant: string; manager: string; person: number; hash: string }

async function seedAdministrator(owner: pg.Client, { tenant, manager, person, hash }: Seat) {
  const [administrator, user] = [uuid(), uuid()]
  await owner.query(
    `insert into public.administrators (tenant_id, id, number, first_name, last_name, first_name_other, last_name_other, email)
     values ($1, $2, $3, 'Huda', 'Al-Salem', 'هدى', 'السالم', $4)`,
    [tenant, administrator, `A-${String(person + 1).padStart(4, '0')}`, emailOf(person)]
  )
  await owner.query(
    `insert into public.users (tenant_id, id, kind, email, password, status, administrator_id)
     values ($1, $2, 'admin', $3, $4, 'active', $5)`,
    [tenant, user, emailOf(person), hash, administrator]
  )
  await owner.query(
    'insert into public.user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)',
    [tenant, user, manager]
  )
}
