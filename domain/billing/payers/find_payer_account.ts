import { sql } from 'kysely'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import { balancesOf, type PayerBalance } from '#domain/billing/payers/payer_balances'
import { type ListedStudent } from '#domain/billing/queries/listed_document'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { storedNameFields } from '#domain/shared/text/person_names'
import { isUuid } from '#domain/shared/text/is_uuid'

/** `guardian_id` and `student_id` are the person behind the payer, of whom there is none for a company. */
export type PayerAccount = NamedPayer &
  Columns<'payers', 'household_id' | 'guardian_id' | 'student_id'> &
  Columns<'students', 'whatsapp'> & {
    /** The household's students, and whoever a document of it bills. */
    students: ListedStudent[]
    balances: PayerBalance[]
  }

const studentFields = ['id', 'number', ...storedNameFields] as const

const student = sql.join(studentFields.flatMap((name) => [sql.lit(name), sql.ref(`s.${name}`)]))

/** The students whose sessions the payer is billed for: its household’s, or the one who pays alone. */
export async function studentsBehind({
  household_id: household,
  kind,
  student_id,
}: PayerAccount): Promise<string[]> {
  if (kind === 'student') return [student_id].filter((id) => id !== null)
  if (!household) return []
  const members = await db()
    .selectFrom('students')
    .where('household_id', '=', household)
    .select('id')
    .execute()
  return members.map(({ id }) => id)
}

/** A payer with those it pays for and what it owes, in one statement. */
export async function findPayerAccount(id: string): Promise<PayerAccount | undefined> {
  if (!isUuid(id)) return undefined
  const read = sql<PayerAccount>`
    select n.*, p.household_id, r.guardian_id, r.student_id,
      coalesce(
        (select g.whatsapp from guardians g where g.id = r.guardian_id),
        (select x.whatsapp from students x where x.id = r.student_id), false) as whatsapp,
      coalesce((
        select jsonb_agg(jsonb_build_object(${student}) order by s.number) from students s
        where s.id = r.student_id
          or s.household_id = p.household_id and s.archived_at is null
          or s.id in (
            select l.student_id from documents d
            join document_lines l on (l.tenant_id, l.document_id) = (d.tenant_id, d.id)
            where d.payer_id = p.id and d.status <> 'void')), '[]') as students,
      ${balancesOf(sql.ref('p.id'))} as balances
    from payers p
      join ${namedPayers} n on n.id = p.id
      left join households h on h.id = p.household_id
      cross join lateral (
        select coalesce(p.guardian_id, h.payer_guardian_id) as guardian_id,
          coalesce(p.student_id, h.payer_student_id) as student_id) r
    where p.id = ${id}`
  return (await read.execute(db())).rows[0]
}
