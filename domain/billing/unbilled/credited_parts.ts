import { sql } from 'kysely'
import { billedShare } from '#domain/billing/rules/differences'
import { type Addition, additionsTo } from '#domain/billing/unbilled/additions'
import type { OpenDifference } from '#domain/billing/unbilled/list_differences'
import { isSameClaim } from '#domain/billing/unbilled/settlement'
import type { Columns } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'
import { sum } from '#domain/shared/money/rounding'

/** A credit note takes `amount` of a session back from one line, in minor units of the claim’s document. */
export type CreditedPart = {
  open: OpenDifference
  document_id: string
  line_id: string
  amount: bigint
}

/** A line billed `whole` of its sessions, and credit notes of settlements took back `taken`. */
export type LineShare = { whole: bigint; taken: bigint; kind: 'claim' | 'addition' }

export type LineShares = Map<string, LineShare>

/**
 * Takes what is billed too high from the lines that billed it: from later invoices that added to the session
 * first, the newest before the others.
 */
export async function creditedParts(
  open: OpenDifference[]
): Promise<{ parts: CreditedPart[]; shares: LineShares }> {
  const additions = await additionsTo(open, 'issued')
  const shares = await sharesOf(open, additions)
  const parts = open.flatMap((one) => {
    const { claim, difference } = one
    let rest = difference.billed - difference.present!
    const later = additions.filter((addition) => isSameClaim(addition, claim))
    const taken = later.map(({ document_id, line_id }) => {
      const { whole, taken: before } = shares.get(line_id)!
      const remainder = whole - before
      const amount = remainder < rest ? remainder : rest
      rest -= amount
      return { open: one, document_id, line_id, amount }
    })
    const own = { document_id: claim.document_id, line_id: claim.line, amount: rest }
    return [...taken, { open: one, ...own }].filter(({ amount }) => amount > 0n)
  })
  return { parts, shares }
}

type ClaimShare = Columns<'document_lines', 'unit' | 'unit_price' | 'gross'> &
  Columns<'billing_claims', 'minutes' | 'amount'> & { line: string }

async function sharesOf(open: OpenDifference[], additions: Addition[]): Promise<LineShares> {
  const lines = [...new Set(open.map(({ claim }) => claim.line))]
  const readClaims = sql<ClaimShare>`
    select l.id as line, l.unit, l.unit_price::text, l.gross::text, c.minutes, c.amount::text
    from document_lines l join billing_claims c on (c.tenant_id, c.line_id) = (l.tenant_id, l.id)
    where l.id = any(${lines}::uuid[])`
  const { rows } = await readClaims.execute(db())
  const taken = await takenFrom([...lines, ...additions.map(({ line_id }) => line_id)])
  const share = (line: string, whole: bigint, kind: LineShare['kind']) =>
    [line, { whole, taken: taken.get(line) ?? 0n, kind }] as const
  return new Map([
    ...[...Map.groupBy(rows, ({ line }) => line)].map(([line, own]) =>
      share(line, wholeOf(own), 'claim')
    ),
    ...additions.map(({ line_id, amount }) => share(line_id, BigInt(amount), 'addition')),
  ])
}

/** A line of one of two payers bills shares of its sessions; its price is what they add up to. */
function wholeOf(rows: ClaimShare[]) {
  const [first] = rows
  const isShared = first !== undefined && first.amount !== null
  return isShared ? BigInt(first.gross) : sum(rows.map(shareOf))
}

const shareOf = (row: ClaimShare) => billedShare({ ...row, unit_price: BigInt(row.unit_price) })

async function takenFrom(lines: string[]): Promise<Map<string, bigint>> {
  const read = sql<{ line: string; taken: string }>`
    select m.credited_line_id as line, (-sum(n.amount))::text as taken
    from billing_settlements n join document_lines m on (m.tenant_id, m.id) = (n.tenant_id, n.line_id)
    where m.credited_line_id = any(${lines}::uuid[])
    group by m.credited_line_id`
  const { rows } = await read.execute(db())
  return new Map(rows.map(({ line, taken }) => [line, BigInt(taken)]))
}
