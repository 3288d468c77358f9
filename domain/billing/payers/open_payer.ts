import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { db } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'

type PayerReference = { kind: 'household' | 'student' | 'guardian'; id: string }

/**
 * Answers the id of the one payer of a household, a student or a guardian, who begins with the first
 * document. Undefined when the centre has no such record.
 */
export const openPayer = async (reference: PayerReference): Promise<string | undefined> =>
  (await openPayers([reference])).get(reference.id)

/**
 * Answers who pays for each of these students today: the household, or the student who is in none. A
 * student whom the centre doesn't have is missing.
 */
export async function openPayersOf(students: string[]): Promise<Map<string, string>> {
  const rows = await db()
    .selectFrom('students as s')
    .leftJoin('households as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 's.tenant_id')
        .onRef('h.id', '=', 's.household_id')
        .on('h.archived_at', 'is', null)
    )
    .where('s.id', '=', anyOf(students.filter((id) => isUuid(id))))
    .select(['s.id', 'h.id as household_id'])
    .execute()
  const payers = await openPayers(
    rows.map(({ id, household_id: household }) =>
      household ? { kind: 'household', id: household } : { kind: 'student', id }
    )
  )
  return new Map(rows.map(({ id, household_id }) => [id, payers.get(household_id ?? id)!]))
}

type OpenedPayer = Columns<'payers', 'id'> & Record<'reference', string>

/** The second statement sees what somebody else opened while the first one waited. */
async function openPayers(references: PayerReference[]) {
  const wanted = JSON.stringify(
    references.filter(({ id }) => isUuid(id)).map((one) => ({ ...one, payer_id: uuid() }))
  )
  const recordset = sql`jsonb_to_recordset(${wanted}::jsonb) as w (payer_id uuid, kind text, id uuid)`
  const open = sql`
    insert into payers (id, kind, household_id, student_id, guardian_id)
    select w.payer_id, w.kind, h.id, s.id, g.id from ${recordset}
    left join households h on w.kind = 'household' and h.id = w.id
    left join students s on w.kind = 'student' and s.id = w.id
    left join guardians g on w.kind = 'guardian' and g.id = w.id
    where num_nonnulls(h.id, s.id, g.id) = 1 order by w.id
    on conflict do nothing`
  await open.execute(db())
  const read = sql<OpenedPayer>`
    select p.id, w.id as reference from ${recordset}
    join payers p on w.id = coalesce(p.household_id, p.student_id, p.guardian_id) and w.kind = p.kind`
  const { rows } = await read.execute(db())
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}
