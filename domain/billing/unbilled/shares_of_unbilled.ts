import { sql } from 'kysely'
import { secondPayersOf } from '#domain/billing/second_payers/second_payers_of'
import {
  remainingSessions,
  remainingShare,
  sharedLines,
} from '#domain/billing/unbilled/shared_lines'
import type { UnbilledLine } from '#domain/billing/unbilled/unbilled_line'
import type { UnbilledRow } from '#domain/billing/unbilled/unbilled_sessions'
import type { ClaimedShare } from '#domain/billing/unbilled/unbilled_terms'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Claim = Columns<
  'billing_claims',
  'line_id' | 'session_id' | 'share' | 'enrolment_payer_id' | 'charge' | 'amount' | 'exponent'
>

/** Claims of a share name the agreement; all of a line are of one share and one agreement. */
type BilledShare = { [Name in keyof Claim]: NonNullable<Claim[Name]> }

const billedShares = statement(
  (_, { ids }: { ids: string[] }) => sql<BilledShare>`
    select c.line_id, c.session_id, c.share, c.enrolment_payer_id, c.charge::text, c.amount::text, c.exponent
    from billing_claims c where c.line_id = any(${ids}::uuid[]) and c.enrolment_payer_id is not null`
)

type Agreed = ClaimedShare & { enrolment: string }

export type Shares = Awaited<ReturnType<typeof findShares>>

const unique = <Id>(ids: (Id | null)[]) => [...new Set(ids.filter((id): id is Id => id !== null))]

/** Reads second payers of what is unbilled, and of which lines one share is billed. */
export async function findShares(rows: UnbilledRow[], agreed: Agreed[]) {
  const billable = rows.filter(({ reason }) => reason === null)
  const lines = unique(billable.map(({ claimed_line: line }) => line))
  const billed = lines.length > 0 ? await billedShares({ ids: lines }) : []
  const payers = await secondPayersOf({
    enrolments: unique([...billable, ...agreed].map(({ enrolment }) => enrolment)),
    ids: unique([...billed, ...agreed].map(({ enrolment_payer_id: id }) => id)),
  })
  return { ...payers, lines: Map.groupBy(billed, ({ line_id }) => line_id) }
}

export function linesOfRow(row: UnbilledRow, line: UnbilledLine, shares: Shares): UnbilledLine[] {
  const claimed = row.claimed_line && shares.lines.get(row.claimed_line)
  if (!claimed) return linesOf(line, shares)
  const [{ share, exponent, enrolment_payer_id: agreed }] = claimed as [BilledShare]
  const claims = row.is_as_claimed ? claimsOf(row, claimed) : null
  return remainingSessions(line, shares.by_id.get(agreed)!, { share, claims, exponent })
}

/** In the order of the row’s sessions; null when somebody released one of them at this moment. */
function claimsOf({ sessions }: UnbilledRow, claimed: BilledShare[]) {
  const bySession = new Map(claimed.map((one) => [one.session_id, one]))
  const claims = sessions!.flatMap((id) => bySession.get(id) ?? [])
  if (claims.length < sessions!.length) return null
  return claims.map(({ charge, amount }) => ({ charge: BigInt(charge), amount: BigInt(amount) }))
}

/** A term or a fee. */
export const linesOfAgreed = (agreed: Agreed, line: UnbilledLine, shares: Shares) =>
  agreed.share && agreed.enrolment_payer_id
    ? remainingShare(line, shares.by_id.get(agreed.enrolment_payer_id)!, agreed.share)
    : linesOf(line, shares)

function linesOf(line: UnbilledLine, { current }: Shares): UnbilledLine[] {
  const payer = line.enrolment_id && current.get(line.enrolment_id)
  return payer ? sharedLines(line, payer) : [line]
}
