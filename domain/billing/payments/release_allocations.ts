import { sql } from 'kysely'
import { scaled } from '#domain/billing/rules/allocation'
import { db, inEveryBranch } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'

/** `minor` is in minor units of the payment or of the document whose allocations are released. */
type Release = { id: string; minor: bigint; exponent: number }

type Allocated = Columns<'allocations', 'payment_id' | 'document_id' | 'amount'> & {
  payment_exponent: number
  document_exponent: number
}

const allocated = (
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>
) => sql<Allocated>`
  select a.payment_id, a.document_id, a.amount::text, p.exponent as payment_exponent, d.exponent as document_exponent
  from allocations a
    join payments p on (p.tenant_id, p.id) = (a.tenant_id, a.payment_id)
    join documents d on (d.tenant_id, d.id) = (a.tenant_id, a.document_id)
  where ${condition} order by ${order}`

/**
 * Makes money that paid an invoice the payer’s credit again, of the newest payment first, in whichever branch
 * it was received.
 */
export const releaseOfDocument = ({ id, minor, exponent }: Release): Promise<void> =>
  inEveryBranch(async () => {
    const newest = sql`p.received_at desc, p.id desc`
    const { rows } = await allocated(sql`a.document_id = ${id}`, newest).execute(db())
    await release(rows, minor, exponent)
  })

/** Opens invoices again that a payment paid, the latest due first, in whichever branch they are. */
export const releaseOfPayment = ({ id, minor, exponent }: Release): Promise<void> =>
  inEveryBranch(async () => {
    const latest = sql`d.due_on desc, d.id desc`
    const { rows } = await allocated(sql`a.payment_id = ${id}`, latest).execute(db())
    await release(rows, minor, exponent)
  })

async function release(rows: Allocated[], wanted: bigint, exponent: number) {
  let rest = wanted
  const released = rows.flatMap((row) => {
    const all = scaled(BigInt(row.amount), row.document_exponent, exponent)
    const part = all < rest ? all : rest
    if (part === 0n) return []
    rest -= part
    return [{ ...row, minor: scaled(part, exponent, row.document_exponent) }]
  })
  if (released.length === 0) return
  const change = sql`
    with released as (
      select * from jsonb_to_recordset(${JSON.stringify(released.map(releasedRow))}::jsonb)
        as r (payment_id uuid, document_id uuid, minor bigint, freed bigint)
    ), emptied as (
      delete from allocations a using released r
      where (a.payment_id, a.document_id) = (r.payment_id, r.document_id) and a.amount = r.minor
    ), lowered as (
      update allocations a set amount = a.amount - r.minor from released r
      where (a.payment_id, a.document_id) = (r.payment_id, r.document_id) and a.amount > r.minor
    ), reopened as (
      update documents d set paid = d.paid - r.minor, version = d.version + 1, updated_at = now()
      from (select document_id, sum(minor) as minor from released group by document_id) r where d.id = r.document_id
    )
    update payments p set allocated = p.allocated - r.freed, version = p.version + 1, updated_at = now()
    from (select payment_id, sum(freed) as freed from released group by payment_id) r where p.id = r.payment_id`
  await change.execute(db())
}

function releasedRow({ payment_id, document_id, minor, ...row }: Allocated & { minor: bigint }) {
  const freed = scaled(minor, row.document_exponent, row.payment_exponent)
  return { payment_id, document_id, minor: String(minor), freed: String(freed) }
}
