import {
  type Account,
  createAdministrator,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import type { Centre } from '#tests/helpers/centre/centre'

export const profiles = [
  { type: 'administrator', path: '/admin/profile', table: 'administrators', writesName: true },
  { type: 'instructor', path: '/instructor/profile', table: 'instructors', writesName: true },
  { type: 'student', path: '/profile', table: 'students', writesName: false },
  { type: 'guardian', path: '/profile', table: 'guardians', writesName: true },
] as const

export type Profile = (typeof profiles)[number]

export async function someone(centre: Centre, type: Profile['type']): Promise<Account> {
  return type === 'administrator' ? createAdministrator(centre) : createPerson(centre, type)
}

export async function userRow({ centre, userId }: Account) {
  const [row] = await rowsOf(centre, 'users', { id: userId })
  return row
}

export async function personRow(account: Account, { type, table }: Profile) {
  const user = await userRow(account)
  const [row] = await rowsOf(account.centre, table, { id: user[`${type}_id`] })
  return row
}

export async function actsOf({ centre, userId }: Account) {
  const rows = await rowsOf(centre, 'audit_events', { actor_id: userId })
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}
