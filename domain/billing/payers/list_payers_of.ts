import { sql } from 'kysely'
import { balancesOf, type PayerBalance } from '#domain/billing/payers/payer_balances'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** A payer beside the person whose page it stands on. */
export type PayerOfPerson = Columns<'payers', 'id' | 'name'> & { balances: PayerBalance[] }

const ofStudent = statement(
  (_, { id }: { id: string }) => sql<PayerOfPerson>`
    select p.id, coalesce(p.name, h.name, nullif(concat_ws(' ', g.first_name, g.last_name), '')) as name,
      ${balancesOf(sql.ref('p.id'))} as balances
    from payers p left join households h on h.id = p.household_id left join guardians g on g.id = p.guardian_id
    where p.student_id = ${id}::uuid
      or p.household_id = (select s.household_id from students s where s.id = ${id}::uuid)
      or p.id in (
        select y.payer_id from enrolment_payers y join enrolments e on e.tenant_id = y.tenant_id and e.id = y.enrolment_id
        where e.student_id = ${id}::uuid and y.ended_at is null and not e.is_undone)
    order by p.household_id is null`
)

const ofGuardian = statement(
  (_, { id }: { id: string }) => sql<PayerOfPerson>`
    select p.id, coalesce(p.name, h.name) as name, ${balancesOf(sql.ref('p.id'))} as balances
    from payers p left join households h on h.id = p.household_id
    where p.guardian_id = ${id}::uuid or h.payer_guardian_id = ${id}::uuid
    order by h.number nulls last`
)

/** The household that pays for a student, who shares it, and the student, if they were billed themselves. */
export const listPayersOfStudent = (id: string) => ofStudent({ id })

/** The households that a guardian pays for, and the guardian as a second payer. */
export const listPayersOfGuardian = (id: string) => ofGuardian({ id })
