import { type Expression, sql, type SqlBool } from 'kysely'
import type { PayerKind } from '#domain/people/guardians/household'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

export type Named = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

export type Household = {
  id: string
  number: string
  name: string
  name_other: string | null
  payer_kind: PayerKind
  payer_guardian_id: string | null
  payer_student_id: string | null
  company_name: string | null
  company_tax_number: string | null
  address: string | null
  notes: string | null
  version: number
  /** The guardian or student who pays; null when a company does. */
  payer: Named | null
  /** Those who are in it and in the daily lists, in the order of their numbers. */
  students: (Named & { status: string })[]
}

const namedBy = ['id', 'number', 'first_name', 'last_name', 'first_name_other', 'last_name_other']

const named = (alias: string) =>
  sql`jsonb_build_object(${sql.join(
    namedBy.flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)])
  )})`

const household = (where: Expression<SqlBool>) => sql<Household>`
  select h.id, h.number, h.name, h.name_other, h.payer_kind, h.payer_guardian_id, h.payer_student_id, h.company_name,
    h.company_tax_number, h.address, h.notes, h.version,
    case when g.id is not null then ${named('g')} when p.id is not null then ${named('p')} end as payer,
    (select coalesce(jsonb_agg(${named('s')} || jsonb_build_object('status', s.status) order by s.sequence), '[]')
      from students s where s.tenant_id = h.tenant_id and s.household_id = h.id and s.archived_at is null) as students
  from households h
  left join guardians g on g.tenant_id = h.tenant_id and g.id = h.payer_guardian_id
  left join students p on p.tenant_id = h.tenant_id and p.id = h.payer_student_id
  where h.archived_at is null and ${where} order by h.number`

const byId = statement((_, given: { id: string }) => household(sql`h.id = ${given.id}`))
const ofStudent = statement((_, given: { studentId: string }) =>
  household(sql`h.id = (select household_id from students where id = ${given.studentId})`)
)
const paidBy = statement((_, given: { guardianId: string }) =>
  household(sql`h.payer_guardian_id = ${given.guardianId}`)
)

export async function findHousehold(id: string): Promise<Household | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await byId({ id })
  return found
}

export async function findHouseholdOf(studentId: string): Promise<Household | undefined> {
  const [found] = await ofStudent({ studentId })
  return found
}

export const listPaidHouseholds = (guardianId: string) => paidBy({ guardianId })
