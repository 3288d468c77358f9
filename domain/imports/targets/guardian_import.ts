import { sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { closeHouseholds, isTiedByHousehold } from '#domain/imports/records/close_households'
import { peopleFinder } from '#domain/imports/records/find_people'
import type { RecordTarget } from '#domain/imports/records/target'
import { openPayingHouseholds } from '#domain/people/guardians/open_paying_households'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'
import { storedNameFields } from '#domain/shared/text/person_names'

/**
 * The guardian becomes primary contact or payer of a child that has none; whoever pays for a household pays
 * for its children.
 */
const link = statement(
  (_, { links }: { links: string }) => sql`
  insert into student_guardians (student_id, guardian_id, relation, is_primary, is_payer)
  select g.student_id, g.guardian_id, coalesce(g.relation, 'other'),
    g.place = 1 and not exists (select from student_guardians o where o.student_id = g.student_id and o.is_primary),
    g.place = 1 and not exists (select from student_guardians o where o.student_id = g.student_id and o.is_payer)
      and not exists (select from students s join households h on (h.tenant_id, h.id) = (s.tenant_id, s.household_id)
        where s.id = g.student_id and h.payer_guardian_id is distinct from g.guardian_id)
  from (
    select *, row_number() over (partition by student_id order by row) as place
    from jsonb_to_recordset(${links}::jsonb) as l (row integer, student_id uuid, guardian_id uuid, relation text)
  ) as g
  on conflict (tenant_id, student_id, guardian_id) do nothing`
)

/** Each row names its children by their numbers (domain §1.7). */
export const guardianImport: RecordTarget = {
  table: 'guardians',
  one: 'guardian',
  columns: [
    ...storedNameFields,
    ...['gender', 'nationality', 'national_id', 'email', 'phone', 'whatsapp'],
    ...['address', 'status', 'notes'],
  ],
  defaults: { whatsapp: false, status: 'active' },
  numbering: {
    column: 'number',
    counter: 'guardians',
    prefix: () => numberPrefixes.guardians,
    isSequenced: true,
  },
  find: peopleFinder('guardians', ['phone']),
  resolve: findChildren,
  link: async (rows, actor) => {
    const links = rows.flatMap(({ row, id, values }) =>
      ((values.student_ids ?? []) as string[]).map((student) => {
        return { row, student_id: student, guardian_id: id, relation: values.relation }
      })
    )
    if (links.length === 0) return
    await link({ links: JSON.stringify(links) })
    const children = links.map((one) => one.student_id)
    await openPayingHouseholds(children, actor)
  },
  owned: [
    { table: 'student_guardians', column: 'guardian_id' },
    { table: 'households', column: 'payer_guardian_id' },
  ],
  release: { tied: isTiedByHousehold, run: closeHouseholds },
}

/** Locks the children, so that only one act at a time decides who is primary. */
async function findChildren(rows: ReadRow[]) {
  const named = (row: ReadRow) => (row.values.student_numbers ?? []) as string[]
  const numbers = [...new Set(rows.flatMap(named))]
  if (numbers.length === 0) return
  const found = await db()
    .selectFrom('students')
    .select(['id', 'number'])
    .where('number', '=', sql<string>`any(${numbers})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = new Map(found.map(({ id, number }) => [number, id]))
  for (const row of rows) {
    const children = named(row).map((number) => ids.get(number))
    if (children.includes(undefined))
      row.problems.push({ column: 'student_numbers', type: 'unknown' })
    else row.values.student_ids = children
  }
}
