import { sql } from 'kysely'
import { createCreditNote } from '#domain/billing/documents/create_credit_note'
import type { Issued } from '#domain/billing/documents/freeze_document'
import { billedShare } from '#domain/billing/rules/differences'
import { creditOfLine } from '#domain/billing/rules/settled_line'
import type { OpenDifference } from '#domain/billing/unbilled/list_differences'
import {
  type LineRow,
  type LockedDocument,
  type Settling,
  writeSettlements,
} from '#domain/billing/unbilled/settlement'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { sum } from '#domain/shared/money/rounding'

/** One credit note for each invoice, whose lines take back what isn't true any more. */
export async function creditDifferences(
  settling: Settling,
  open: OpenDifference[],
  invoices: Map<string, LockedDocument>
): Promise<Issued[]> {
  const shares = await billedSharesOf(open)
  const notes: Issued[] = []
  for (const [invoice, own] of Map.groupBy(open, ({ claim }) => claim.document_id)) {
    notes.push(await creditInvoice(settling, { own, shares, invoice: invoices.get(invoice)! }))
  }
  return notes
}

type Crediting = { own: OpenDifference[]; shares: LineShares; invoice: LockedDocument }

async function creditInvoice(settling: Settling, { own, shares, invoice }: Crediting) {
  const { tenantId, actor, zone, words, refuse } = settling
  const { document, lines } = invoice
  const groups = [...Map.groupBy(own, ({ claim }) => claim.line)]
  const days = [...new Set(own.map(({ difference }) => difference.day))].toSorted()
  const result = await createCreditNote({
    tenantId,
    actor,
    zone,
    invoice_id: document.id,
    version: document.version,
    reason: words.reason(days),
    credit: {
      kind: 'lines',
      lines: groups.map(([line_id, differences]) => {
        const line = lines.find(({ id }) => id === line_id)!
        const minor = creditedOf(line, shares.get(line_id)!, differences)
        if (minor <= 0n) return refuse({ type: 'nothing_credited' })
        return { line_id, minor: String(minor) }
      }),
    },
  })
  if (!result.ok) return refuse(result.error)
  await settleByNote(result.value.id, own)
  return result.value
}

type LineShares = Map<string, { billed: bigint; credited: bigint }>

type ClaimShare = Columns<'document_lines', 'unit' | 'unit_price'> &
  Columns<'billing_claims', 'minutes'> & { line: string; settled: string; taken: string }

/** Sums what is billed of the sessions of each line by now, and what settlements credited of them. */
async function billedSharesOf(open: OpenDifference[]): Promise<LineShares> {
  const lines = [...new Set(open.map(({ claim }) => claim.line))]
  const read = sql<ClaimShare>`
    select l.id as line, l.unit, l.unit_price::text, c.minutes,
      coalesce(sum(t.amount), 0)::text as settled, coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::text as taken
    from document_lines l
      join billing_claims c on (c.tenant_id, c.line_id) = (l.tenant_id, l.id)
      left join billing_settlements t on (t.tenant_id, t.session_id, t.student_id) = (c.tenant_id, c.session_id, c.student_id)
    where l.id = any(${lines}::uuid[])
    group by l.id, l.unit, l.unit_price, c.session_id, c.student_id, c.minutes`
  const { rows } = await read.execute(db())
  return new Map(
    [...Map.groupBy(rows, ({ line }) => line)].map(([line, own]) => [
      line,
      {
        billed: sum(own.map((row) => shareOf(row) + BigInt(row.settled))),
        credited: sum(own.map(({ taken }) => BigInt(taken))),
      },
    ])
  )
}

const shareOf = (row: ClaimShare) => billedShare({ ...row, unit_price: BigInt(row.unit_price) })

function creditedOf(
  line: LineRow,
  { billed, credited }: { billed: bigint; credited: bigint },
  own: OpenDifference[]
) {
  const taken = sum(own.map(({ difference }) => difference.billed - difference.present!))
  const amounts = {
    gross: BigInt(line.gross),
    taxable: BigInt(line.taxable),
    total: BigInt(line.total),
  }
  const after = credited + taken
  return creditOfLine(amounts, { before: credited, after, isWhole: billed === taken })
}

async function settleByNote(note: string, own: OpenDifference[]) {
  const lines = await db()
    .selectFrom('document_lines')
    .where('document_id', '=', note)
    .select(['id', 'credited_line_id'])
    .execute()
  const lineOf = new Map(lines.map(({ id, credited_line_id: of }) => [of, id]))
  await writeSettlements(
    own.map(({ claim, difference }) => ({
      line_id: lineOf.get(claim.line)!,
      session_id: claim.session_id,
      student_id: claim.student_id,
      amount: difference.present! - difference.billed,
    }))
  )
}
