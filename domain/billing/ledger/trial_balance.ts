import { sql } from 'kysely'
import { ledgerAccounts } from '#domain/billing/rules/ledger_accounts'
import { db } from '#domain/shared/data/database'
import { type Columns, literals } from '#domain/shared/data/sql'

/** Debits are positive. `exponent` is the largest of the currency’s entries, to which all are brought. */
export type AccountBalance = Columns<'ledger_entries', 'account' | 'currency' | 'exponent'> & {
  debit: string
  credit: string
  balance: string
}

type Days = { from: string | null; until: string | null }

/**
 * Sums each account of the whole centre by currency; the balances of a currency add up to zero. Days are
 * the centre’s, YYYY-MM-DD, both included.
 */
export async function trialBalance({ from, until }: Days): Promise<AccountBalance[]> {
  const read = sql<AccountBalance>`
    with most as (
      select currency, max(exponent) as exponent from ledger_entries group by currency
    ), scaled as (
      select e.account, e.currency, m.exponent, e.amount * 10::numeric ^ (m.exponent - e.exponent) as amount
      from ledger_entries e join most m on m.currency = e.currency
      where (${from}::date is null or e.booked_on >= ${from}::date) and (${until}::date is null or e.booked_on <= ${until}::date)
    )
    select account, currency, exponent,
      trunc(coalesce(sum(amount) filter (where amount > 0), 0))::text as debit,
      trunc(coalesce(-sum(amount) filter (where amount < 0), 0))::text as credit,
      trunc(sum(amount))::text as balance
    from scaled group by account, currency, exponent
    order by currency, array_position(array[${sql.join(literals(ledgerAccounts))}], account)`
  return (await read.execute(db())).rows
}
