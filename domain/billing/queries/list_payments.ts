import { sql } from 'kysely'
import { payerOf } from '#domain/billing/queries/listed_document'
import { type PaymentState, paymentStates } from '#domain/billing/rules/payment_state'
import { db } from '#domain/shared/data/database'
import { amount, type Columns, jsonById } from '#domain/shared/data/sql'
import {
  byId,
  catalogueSource,
  conditionsOf,
  isNarrowed,
  type ListedRow,
} from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import type { WireAmount } from '#domain/shared/money/money'

export const paymentList = {
  area: 'payments',
  sorts: { received_on: 'desc', amount: 'desc' },
  choices: { state: paymentStates },
  ids: ['payer', 'method', 'branch'],
  days: ['received'],
} as const satisfies ListShape

/** It answers what `paymentState` does. */
const state = sql<PaymentState>`case when t.status = 'void' then 'void' when t.returned > 0 then 'bounced'
  when t.allocated < t.amount then 'with_credit' else 'completed' end`

type ListedMethod = Columns<'payment_methods', 'id' | 'kind' | 'name_en' | 'name_ar'>

/** The methods of a payment, in the order of its parts. */
const methodsOf = (payment: ReturnType<typeof sql>) => sql<ListedMethod[]>`(
  select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'name_en', m.name_en, 'name_ar', m.name_ar) order by x.position)
  from payment_parts x join payment_methods m on (m.tenant_id, m.id) = (x.tenant_id, x.method_id)
  where x.payment_id = ${payment})`

export const paymentSource = catalogueSource('listed_payments', paymentList, {
  row: (payments) =>
    payments
      .innerJoinLateral(
        (of) => byId('payments', of.ref('t.id'), 'p'),
        (join) => join.onTrue()
      )
      .select(['p.id', 'p.number', 'p.received_on', 'p.received_at', 'p.currency', 'p.version'])
      .select((of) => {
        const [currency, exponent] = [of.ref('p.currency'), of.ref('p.exponent')]
        const credit = sql<string>`case p.status when 'void' then 0 else p.amount - p.allocated - p.returned end`
        return [
          state.as('state'),
          payerOf(of.ref('p.payer_id')).as('payer'),
          methodsOf(sql`p.id`).as('methods'),
          amount(of.ref('p.amount'), currency, exponent).as('amount'),
          amount(credit, currency, exponent).as('credit'),
          jsonById('branches', of.ref('p.branch_id'), ['name_en', 'name_ar']).as('branch'),
        ]
      }),
  findIds: (words) => sql`select f.id from search.find_payments(${words}) f`,
  order: { received_on: 'received_at', amount: { sql: sql`t.amount * 10 ^ (4 - t.exponent)` } },
  choices: { state: { sql: state } },
  ids: {
    payer: { led: 'payer_id' },
    method: {
      led: (wanted) =>
        sql`t.id in (select x.payment_id from payment_parts x where x.method_id = any(${wanted}::uuid[]))`,
    },
    branch: { led: 'branch_id' },
  },
  days: { received: { day: 'received_on' } },
})

export type PaymentListRow = ListedRow<typeof paymentSource>

export const listPayments = (request: ListRequest<typeof paymentList>) =>
  listCatalogue(paymentSource, request)

/** Sums what was received and not void or bounced, of everything that the list shows, by currency. */
export async function sumPayments(request: ListRequest<typeof paymentList>): Promise<WireAmount[]> {
  const where = isNarrowed(request) ? conditionsOf(paymentSource, request) : sql`true`
  const read = sql<WireAmount>`
    with listed as (
      select t.currency, t.exponent, t.amount - t.returned as amount from listed_payments t
      where ${where} and t.status = 'completed'
    ), most as (select currency, max(exponent) as exponent from listed group by currency)
    select m.currency, m.exponent, sum(l.amount * 10::numeric ^ (m.exponent - l.exponent))::bigint::text as minor
    from listed l join most m using (currency) group by m.currency, m.exponent order by m.currency`
  return (await read.execute(db())).rows
}
