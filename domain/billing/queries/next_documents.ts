import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

/** Decimal digits: the series of a centre can outgrow what a number holds exactly. */
type NextDocuments = { year: string; invoice: string; credit_note: string; receipt: string }

const next = statement(
  (_, { year }: { year: string }) => sql<NextDocuments>`
    select ${year}::text as year,
      coalesce((select next from counters where name = 'invoices/' || ${year}::text), 1)::text as invoice,
      coalesce((select next from counters where name = 'credit_notes/' || ${year}::text), 1)::text as credit_note,
      coalesce((select next from counters where name = 'receipts/' || ${year}::text), 1)::text as receipt`
)

/** Reads which numbers of the year are next, without taking them. */
export async function nextDocuments(year: string): Promise<NextDocuments> {
  const [row] = await next({ year })
  return row!
}
