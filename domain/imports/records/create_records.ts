import { v7 as uuid } from 'uuid'
import type { Values } from '#domain/imports/columns/columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { ImportTarget } from '#domain/imports/records/target'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { taking, takingBindings } from '#domain/shared/counters'
import { selectRows } from '#domain/shared/select_rows'

type Made = { id: string; number: string }

/**
 * Makes a record of each row inside the running transaction: one statement for all, the numbers reserved in one take,
 * then their audit entries in another. `day` (YYYY-MM-DD) is the centre's.
 */
export async function createRecords(
  target: ImportTarget,
  rows: ReadRow[],
  actor: Actor,
  day: string
) {
  if (rows.length === 0) return []
  const { numbering, table, one, defaults } = target
  const records = rows.map(({ values }) => ({ ...defaults, ...kept(target, values), id: uuid() }))
  const made = await selectRows<Made>(sql(target), [
    ...takingBindings(numbering.counter, rows.length),
    numbering.prefix(day),
    JSON.stringify(records),
  ])
  const numbers = new Map(made.map(({ id, number }) => [id, number]))
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

/** A row's values without those that are no columns, and without what says nothing. */
export function kept({ columns, numbering }: ImportTarget, values: Values): Values {
  const written = numbering.column === 'code' ? [...columns, 'code'] : columns
  return Object.fromEntries(
    written.filter((name) => (values[name] ?? null) !== null).map((name) => [name, values[name]])
  )
}

function sql({ table, columns, numbering: { column, sequence, digits } }: ImportTarget) {
  const own = `? || lpad(n::text, greatest(${digits}, length(n::text)), '0')`
  const number = column === 'code' ? `coalesce(code, ${own})` : own
  const names = columns.join(', ')
  return `
    with taken as (${taking})
    insert into ${table} (tenant_id, id, ${column}${sequence ? `, ${sequence}` : ''}, ${names})
    select current_setting('app.tenant_id')::uuid, id, ${number}${sequence ? ', n' : ''}, ${names}
    from (
      select taken.first + given.ordinality - 1 as n, given.* from taken
      cross join jsonb_populate_recordset(null::public.${table}, ?::jsonb) with ordinality as given
    ) as records
    returning id, ${column} as number`
}
