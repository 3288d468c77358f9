import { sql } from 'kysely'
import { namedPayers } from '#domain/billing/payers/named_payers'
import type { CashStep, PaymentKind } from '#domain/billing/rules/payment_method'
import { compiler } from '#domain/shared/data/database'
import type { Leaning } from '#domain/shared/records/list_uses'
import { recordOf } from '#domain/shared/records/record_kind'

export const paymentMethodRecord = recordOf('payment_methods')

export type PaymentMethodFields = {
  kind: PaymentKind
  name_en: string | null
  name_ar: string | null
  wants_reference: boolean
  cash_step: CashStep
  /** Null stays where it is; a new method comes last. */
  position: number | null
}

export const paymentMethodUses: Leaning<'payments'> = {
  payments: (id) =>
    compiler
      .selectFrom('payments as p')
      .innerJoin(namedPayers.as('n'), (join) => join.onRef('n.id', '=', 'p.payer_id'))
      .where('p.id', 'in', (parts) =>
        parts.selectFrom('payment_parts').where('method_id', '=', id).select('payment_id')
      )
      .select([
        'p.id',
        'p.number as code',
        'n.name as name_en',
        'n.name_other as name_ar',
        sql<null>`null::timestamptz`.as('archived_at'),
      ]),
}
