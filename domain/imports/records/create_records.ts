import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { v7 as uuid } from 'uuid'
import type { Values } from '#domain/imports/columns/columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { RecordTarget } from '#domain/imports/records/target'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { taking } from '#domain/shared/data/counters'
import { db } from '#domain/shared/data/database'
import { freeCode } from '#domain/shared/records/free_code'
import { keyed, withKeyColumns } from '#domain/shared/records/keyed_name'

type Made = Columns<'students' | 'instructors', 'id' | 'number'>
type Records = (Values & { id: string })[]

/**
 * Makes a record of each row inside the running transaction: one statement for all, with the
 * numbers reserved at once, then one for the audit entries. `day` (YYYY-MM-DD) is the centre's.
 */
export async function createRecords(
  target: RecordTarget,
  rows: ReadRow[],
  actor: Actor,
  day: string
) {
  if (rows.length === 0) return []
  const { numbering, table, one, defaults } = target
  const records = rows.map(({ values }) => ({
    ...{ ...defaults, ...kept(target, values) },
    ...target.standing?.follows({ values, saved: null, today: day }),
    id: uuid(),
  }))
  const numbers = await insert(target, records, day)
  await recordAudit(
    ...records.map(({ id, ...record }) => ({
      actor,
      action: `${table}.create`,
      subjectType: one,
      subjectId: id,
      after: { ...record, [numbering.column]: numbers.get(id) },
    }))
  )
  return rows.map((row, place) => {
    const { id } = records[place]!
    return { ...row, id, number: numbers.get(id)! }
  })
}

export function kept({ columns, numbering }: RecordTarget, values: Values): Values {
  const written = numbering.column === 'code' ? [...columns, 'code'] : columns
  return Object.fromEntries(
    written.filter((name) => (values[name] ?? null) !== null).map((name) => [name, values[name]])
  )
}

async function insert(target: RecordTarget, records: Records, day: string) {
  const { table, numbering } = target
  const names = sql.join(withKeyColumns(target.columns).map((name) => sql.ref(name)))
  const into = sql.table(table)
  const from = (all: object[]) =>
    sql`jsonb_populate_recordset(null::${into}, ${JSON.stringify(all)}::jsonb)`
  if (numbering.column === 'code') {
    const coded = await withCodes(records, table, numbering.prefix)
    await sql`
      insert into ${into} (id, code, ${names}) select id, code, ${names} from ${from(coded)}`.execute(
      db()
    )
    return new Map(coded.map(({ id, code }) => [id, code]))
  }
  const [sequence, n] = numbering.isSequenced ? [sql`sequence, `, sql`n, `] : [sql``, sql``]
  const made = sql<Made>`
    with taken as (${taking({ counter: numbering.counter, count: records.length })})
    insert into ${into} (id, number, ${sequence}${names})
    select id, ${numbering.prefix(day)} || lpad(n::text, greatest(4, length(n::text)), '0'), ${n}${names}
    from (
      select taken.first + given.ordinality - 1 as n, given.* from taken
      cross join ${from(records.map((record) => keyed(record)))} with ordinality as given
    ) as records
    returning id, number`
  const { rows } = await made.execute(db())
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** A free code must not be brought by another row of the list either. */
async function withCodes(records: Records, table: string, prefix: string) {
  const brought = new Set(records.map(({ code }) => code))
  const coded: (Records[number] & { code: string })[] = []
  for (const record of records) {
    let code = record.code as string | undefined
    while (!code || (code !== record.code && brought.has(code)))
      code = await freeCode(table, prefix)
    coded.push({ ...record, code })
  }
  return coded
}
