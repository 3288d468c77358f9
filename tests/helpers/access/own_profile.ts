import {
  type Account,
  createAdministrator,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import type { Centre } from '#tests/helpers/centre/centre'

/** Everybody who has a profile, with where it is and where their record stands. */
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

/** The account as PostgreSQL has it. */
export async function userRow({ centre, userId }: Account) {
  const [row] = await rowsOf(centre, 'users', { id: userId })
  return row
}

/** The record of an account's person as PostgreSQL has it. */
export async function personRow(account: Account, { type, table }: Profile) {
  const user = await userRow(account)
  const [row] = await rowsOf(account.centre, table, { id: user[`${type}_id`] })
  return row
}

/** What the audit trail says an account did, by the name of the act, oldest first. */
export async function actsOf({ centre, userId }: Account) {
  const rows = await rowsOf(centre, 'audit_events', { actor_id: userId })
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}
