import { sql } from 'kysely'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { now } from '#domain/shared/time/clock'

type Agreement = Columns<
  'enrolment_payers',
  'id' | 'payer_id' | 'percent' | 'amount' | 'currency' | 'exponent'
>

export type CurrentSecondPayer = Agreement &
  Pick<NamedPayer, 'kind' | 'number' | 'name' | 'name_other'>

/** Answers who pays a share of an enrolment today, and which. */
export async function currentSecondPayer(
  enrolment: string
): Promise<CurrentSecondPayer | undefined> {
  const read = sql<CurrentSecondPayer>`
    select y.id, y.payer_id, y.percent, y.amount::text, y.currency, y.exponent, n.kind, n.number, n.name, n.name_other
    from enrolment_payers y join ${namedPayers} n on n.id = y.payer_id
    where y.enrolment_id = ${enrolment} and y.ended_at is null`
  return (await read.execute(db())).rows[0]
}

export const endSecondPayer = (id: string) =>
  db()
    .updateTable('enrolment_payers')
    .set({ ended_at: now().toJSDate() })
    .where('id', '=', id)
    .execute()

/** The trail has the number of a family or a person, or the name of a company. */
export function auditedSecondPayer(agreed: CurrentSecondPayer) {
  const { number, name, percent, amount: minor, currency, exponent } = agreed
  return {
    second_payer: number ?? name,
    ...(percent === null
      ? { share_amount: { minor: minor!, currency, exponent } }
      : { share_percent: percent / 100 }),
  }
}
