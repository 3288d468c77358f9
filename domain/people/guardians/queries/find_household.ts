import { type Expression, sql, type SqlBool } from 'kysely'
import { isUuid } from '#domain/shared/text/is_uuid'
import { columns, jsonOf, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Person = 'guardians' | 'students'

const namedBy = ['id', 'number', ...storedNameFields] as const

export const namesOf = (people: Person, alias: string) => columns(people, alias, namedBy)
export const named = (people: Person, alias: string) => jsonOf(people, alias, namedBy)

export type Named = RowIn<ReturnType<typeof named>>

const own = columns('households', 'h', [
  'id',
  'number',
  'name',
  'name_other',
  'payer_kind',
  'payer_guardian_id',
  'payer_student_id',
  'company_name',
  'company_tax_number',
  'address',
  'notes',
  'version',
])

/**
 * `payer` is null when a company pays. `students` are those in the daily lists, in the order of
 * their numbers.
 */
export type Household = RowIn<typeof own> & {
  payer: Named | null
  students: (Named & RowIn<typeof status>)[]
}

const status = jsonOf('students', 's', ['status'])

const household = (where: Expression<SqlBool>) => sql<Household>`
  select ${own},
    case when g.id is not null then ${named('guardians', 'g')} when p.id is not null then ${named('students', 'p')} end as payer,
    (select coalesce(jsonb_agg(${named('students', 's')} || ${status} order by s.sequence), '[]')
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
