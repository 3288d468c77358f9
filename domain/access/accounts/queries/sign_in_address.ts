import { sql } from 'kysely'

export type AccountOwner = 'student' | 'guardian' | 'instructor'

const accountOf = (alias: string, owner: AccountOwner) =>
  sql`users u where ${sql.ref(`u.${owner}_id`)} = ${sql.ref(`${alias}.id`)} and u.archived_at is null`

/** Whether the person has an account, also one that waits for its first password. */
export const hasAccount = (alias: string, owner: AccountOwner) =>
  sql<boolean>`exists (select from ${accountOf(alias, owner)})`

/** Whether the person can sign in now: an account that is invited or suspended opens nothing. */
export const canSignIn = (alias: string, owner: AccountOwner) =>
  sql<boolean>`exists (select from ${accountOf(alias, owner)} and u.status = 'active')`

export const signInAddress = (alias: string, owner: AccountOwner) =>
  sql<string | null>`(select u.email from ${accountOf(alias, owner)} limit 1)`

/** The contact e-mail, else the address the person signs in with; null where no letter reaches them. */
export const letterAddress = (alias: string, owner: AccountOwner) =>
  sql<string | null>`coalesce(${sql.ref(`${alias}.email`)}, ${signInAddress(alias, owner)})`

export const hasLetterAddress = (alias: string, owner: AccountOwner) =>
  sql<boolean>`(${sql.ref(`${alias}.email`)} is not null or ${hasAccount(alias, owner)})`
