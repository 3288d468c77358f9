import { sql } from 'kysely'
import type { PayerChoice } from '#domain/billing/payers/find_payer_choices'
import { fullName } from '#domain/billing/payers/named_payers'
import { statement } from '#domain/shared/data/statement'

type Sought = { ids: string[]; student: string }

/** The guardian whom the student's household is billed through pays already. */
const pays = (student: string) => sql<boolean>`exists (
  select from students s join households h on h.tenant_id = s.tenant_id and h.id = s.household_id
  where s.id = ${student}::uuid and h.payer_guardian_id = g.id)`

const choices = statement(
  (_, { ids, student }: Sought) => sql<PayerChoice>`
    select 'guardian:' || g.id as reference, 'guardian' as kind, g.number, ${fullName('g')} as name, ${fullName('g', '_other')} as name_other,
      '[]'::jsonb as children
    from guardians g
    where g.id = any(${ids}::uuid[]) and g.archived_at is null and not ${pays(student)}
    order by array_position(${ids}::uuid[], g.id)`
)

const own = statement((query, { student }: { student: string }) =>
  query
    .selectFrom('student_guardians')
    .where('student_id', '=', student)
    .orderBy('guardian_id')
    .select('guardian_id')
)

/** Offers guardians as payers, but not the one who pays for the student already. */
export const guardianChoices = (sought: Sought) => choices(sought)

/** Offers the student's other guardians before anybody is looked for. */
export async function guardiansOfStudent(student: string): Promise<PayerChoice[]> {
  const ids = (await own({ student })).map((one) => one.guardian_id)
  return ids.length > 0 ? guardianChoices({ ids, student }) : []
}
