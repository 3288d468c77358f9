import { type RawBuilder, sql } from 'kysely'
import { letterAddress } from '#domain/access/accounts/queries/sign_in_address'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'

/**
 * `email` is the payer’s own, else that of whoever pays, who may also be reached where they sign in;
 * `locale` is that of their account, else the payer’s one language.
 */
export type PayerReach = Pick<NamedPayer, 'name' | 'name_other' | 'email' | 'phone'> &
  Columns<'users', 'locale'> &
  Columns<'documents', 'payer_id'>

const localeOf = (alias: 'g' | 's', owner: 'guardian' | 'student') =>
  sql`(select u.locale from users u
    where ${sql.ref(`u.${owner}_id`)} = ${sql.ref(`${alias}.id`)} and u.archived_at is null limit 1)`

/** A subquery for a join: `from documents d join ${reachablePayers} r on r.id = d.payer_id`. */
export const reachablePayers: RawBuilder<PayerReach> = sql<PayerReach>`(
  select p.tenant_id, p.id, p.id as payer_id, n.name, n.name_other, n.phone,
    coalesce(p.email, ${letterAddress('g', 'guardian')}, ${letterAddress('s', 'student')}) as email,
    coalesce(${localeOf('g', 'guardian')}, ${localeOf('s', 'student')}, nullif(p.language, 'both')) as locale
  from payers p
  join ${namedPayers} n on (n.tenant_id, n.id) = (p.tenant_id, p.id)
  left join households h on (h.tenant_id, h.id) = (p.tenant_id, p.household_id)
  left join guardians g on (g.tenant_id, g.id) = (p.tenant_id, coalesce(p.guardian_id, h.payer_guardian_id))
  left join students s on (s.tenant_id, s.id) = (p.tenant_id, coalesce(p.student_id, h.payer_student_id))
)`

/** Without a kind, the document is of either. */
export async function findPayerReach(
  document: string,
  kind?: Columns<'documents', 'kind'>['kind']
): Promise<PayerReach | undefined> {
  const read = sql<PayerReach>`
    select r.payer_id, r.name, r.name_other, r.email, r.phone, r.locale
    from documents d join ${reachablePayers} r on r.id = d.payer_id where d.id = ${document} and d.kind = coalesce(${kind ?? null}, d.kind)`
  return (await read.execute(db())).rows[0]
}
