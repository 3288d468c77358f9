import { type Expression, sql } from 'kysely'
import { centreToday } from '#domain/shared/data/sql'
import type { WireAmount } from '#domain/shared/money/money'

/**
 * Issued invoices less their credit notes are open, some of it overdue; drafts would add to it. The exponent
 * is the largest of the currency's documents.
 */
export type PayerBalance = Record<'open' | 'overdue' | 'drafts', WireAmount> & {
  currency: string
  draft_count: number
}

const written = (name: string) => sql`jsonb_build_object(
  'minor', trunc(b.${sql.ref(name)} / 10::numeric ^ (4 - b.exponent))::text, 'currency', b.currency, 'exponent', b.exponent)`

const scaled = (amount: Expression<unknown>, condition: Expression<unknown>) => sql`
  coalesce(sum((${amount}) * 10::numeric ^ (4 - d.exponent)) filter (where ${condition}), 0)`

const rest = sql`d.open`
const isIssued = sql`d.status = 'issued'`

/** Lists by currency what one or several payers owe; documents of other branches are not in it. */
export const balancesOf = (payers: Expression<unknown>) => sql<PayerBalance[]>`coalesce((
  select jsonb_agg(jsonb_build_object('currency', b.currency, 'open', ${written('open')}, 'overdue', ${written('overdue')},
    'drafts', ${written('drafts')}, 'draft_count', b.draft_count) order by b.currency)
  from (
    select d.currency, max(d.exponent) as exponent, ${scaled(rest, isIssued)} as open,
      ${scaled(rest, sql`${isIssued} and d.due_on < ${centreToday}`)} as overdue,
      ${scaled(sql`d.total`, sql`d.status = 'draft'`)} as drafts,
      (count(*) filter (where d.status = 'draft'))::integer as draft_count
    from documents d
    where d.payer_id = ${payers} and d.kind = 'invoice' and d.status <> 'void'
    group by d.currency) b), '[]')`
