import { sql } from 'kysely'
import { createCreditNote } from '#domain/billing/documents/create_credit_note'
import { attributedCredit } from '#domain/billing/rules/attributed_credit'
import { billedShare } from '#domain/billing/rules/differences'
import { billedOfShare } from '#domain/billing/rules/shared_differences'
import { claimKey, writeSettlements } from '#domain/billing/unbilled/settlement'
import type { Columns } from '#domain/shared/data/sql'
import { db, withTenant } from '#domain/shared/data/database'

type CreditedSession = Columns<
  'document_lines',
  'total' | 'credited' | 'unit' | 'unit_price' | 'gross'
> &
  Columns<'billing_claims', 'session_id' | 'student_id' | 'share' | 'minutes' | 'amount'> & {
    note_line: string
    line: string
    /** A line that adds to a session bills this; null where it bills the session itself. */
    added: string | null
    /** A line of one of two payers bills this of all its sessions, by its claims. */
    whole: string | null
    /** Credit notes took this back before, by hand or by settling, in the units of `added`. */
    taken: string
  }

/**
 * Credits what a person chose, and writes down which sessions it was for: those of its lines, in proportion
 * to what is left of each. Settling differences afterwards takes only the rest.
 */
export const creditByHand: typeof createCreditNote = (input) =>
  withTenant(input.tenantId, async () => {
    const result = await createCreditNote(input)
    if (result.ok) await attribute(result.value.id)
    return result
  })

async function attribute(note: string) {
  const read = sql<CreditedSession>`
    select n.id as note_line, l.id as line, l.total::text, l.credited::text, l.unit, l.unit_price::text, l.gross::text,
      b.session_id, b.student_id, b.share, b.minutes, b.amount::text, b.added::text,
      (select sum(o.amount)::text from billing_claims o where (o.tenant_id, o.line_id) = (l.tenant_id, l.id)) as whole,
      coalesce((
        select -sum(t.amount) from billing_settlements t
          join document_lines x on (x.tenant_id, x.id) = (t.tenant_id, t.line_id)
        where x.credited_line_id = l.id and (t.session_id, t.student_id, t.share) = (b.session_id, b.student_id, b.share)), 0)::text as taken
    from document_lines n
      join document_lines l on (l.tenant_id, l.id) = (n.tenant_id, n.credited_line_id)
      join (
        select c.line_id, c.session_id, c.student_id, c.share, c.minutes, c.amount, null::bigint as added from billing_claims c
        union all
        select t.line_id, t.session_id, t.student_id, t.share, 0, null, t.amount from billing_settlements t where t.amount > 0) b
        on b.line_id = l.id
    where n.document_id = ${note}
    order by l.position, b.session_id`
  const { rows } = await read.execute(db())
  const settlements = [...Map.groupBy(rows, ({ line }) => line).values()].flatMap(attributeLine)
  if (settlements.length > 0) await writeSettlements(settlements)
}

function attributeLine(sessions: CreditedSession[]) {
  const [{ total, credited }] = sessions as [CreditedSession]
  const amounts = attributedCredit(
    sessions.map((session) => ({ share: shareOf(session), taken: BigInt(session.taken) })),
    { total: BigInt(total), credited: BigInt(credited) }
  )
  return sessions
    .map((session, place) => {
      const amount = -amounts[place]!
      return { line_id: session.note_line, ...claimKey(session), amount, is_by_hand: true }
    })
    .filter(({ amount }) => amount < 0n)
}

function shareOf({ added, amount, whole, gross, ...line }: CreditedSession) {
  if (added !== null) return BigInt(added)
  return amount === null || whole === null
    ? billedShare({ ...line, unit_price: BigInt(line.unit_price) })
    : billedOfShare({ amount, whole, gross })
}
