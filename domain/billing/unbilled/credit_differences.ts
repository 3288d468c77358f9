import { createCreditNote } from '#domain/billing/documents/create_credit_note'
import type { Issued } from '#domain/billing/documents/freeze_documents'
import { creditOfLine } from '#domain/billing/rules/settled_line'
import {
  type CreditedPart,
  creditedParts,
  type LineShare,
  type LineShares,
} from '#domain/billing/unbilled/credited_parts'
import type { OpenDifference } from '#domain/billing/unbilled/list_differences'
import {
  claimKey,
  type LineRow,
  lockInvoice,
  type LockedDocument,
  type Settling,
  writeSettlements,
} from '#domain/billing/unbilled/settlement'
import { db } from '#domain/shared/data/database'
import { sum } from '#domain/shared/money/rounding'

/** One credit note for each invoice, whose lines take back what isn't true any more. */
export async function creditDifferences(
  settling: Settling,
  open: OpenDifference[],
  invoices: Map<string, LockedDocument>
): Promise<Issued[]> {
  const { parts, shares } = await creditedParts(open)
  const notes: Issued[] = []
  for (const [id, own] of Map.groupBy(parts, ({ document_id }) => document_id)) {
    const invoice = invoices.get(id) ?? (await lockInvoice(id))
    notes.push(await creditInvoice(settling, { own, shares, invoice }))
  }
  return notes
}

type Crediting = { own: CreditedPart[]; shares: LineShares; invoice: LockedDocument }

async function creditInvoice(settling: Settling, { own, shares, invoice }: Crediting) {
  const { tenantId, actor, zone, words, refuse } = settling
  const { document, lines } = invoice
  const groups = [...Map.groupBy(own, ({ line_id }) => line_id)]
  const days = [...new Set(own.map(({ open }) => open.difference.day))].toSorted()
  const result = await createCreditNote({
    tenantId,
    actor,
    zone,
    invoice_id: document.id,
    version: document.version,
    reason: words.reason(days),
    credit: {
      kind: 'lines',
      lines: groups.map(([line_id, parts]) => {
        const line = lines.find(({ id }) => id === line_id)!
        const minor = creditedOf(line, shares.get(line_id)!, parts)
        if (minor <= 0n) return refuse({ type: 'nothing_credited' })
        return { line_id, minor: String(minor) }
      }),
    },
  })
  if (!result.ok) return refuse(result.error)
  await settleByNote(result.value.id, own)
  return result.value
}

function creditedOf(line: LineRow, { whole, taken, kind }: LineShare, own: CreditedPart[]) {
  const after = taken + sum(own.map(({ amount }) => amount))
  const open = BigInt(line.total) - BigInt(line.credited)
  if (whole === after) return open
  const amounts = {
    gross: kind === 'addition' ? whole : BigInt(line.gross),
    taxable: BigInt(line.taxable),
    total: BigInt(line.total),
  }
  const credit = creditOfLine(amounts, { before: taken, after })
  return credit < open ? credit : open
}

async function settleByNote(note: string, own: CreditedPart[]) {
  const lines = await db()
    .selectFrom('document_lines')
    .where('document_id', '=', note)
    .select(['id', 'credited_line_id'])
    .execute()
  const lineOf = new Map(lines.map(({ id, credited_line_id: of }) => [of, id]))
  await writeSettlements(
    own.map(({ open: { claim }, line_id, amount }) => ({
      line_id: lineOf.get(line_id)!,
      ...claimKey(claim),
      amount: -amount,
    }))
  )
}
