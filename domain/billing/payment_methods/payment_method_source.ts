import { paymentKinds } from '#domain/billing/rules/payment_method'
import { catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'

export const paymentMethodList = {
  area: 'payment_methods',
  sorts: { position: 'asc', name: 'asc' },
  choices: { kind: paymentKinds },
  ids: [],
  days: [],
} as const satisfies ListShape

export const paymentMethodSource = catalogueSource('payment_methods', paymentMethodList, {
  row: (methods) =>
    methods
      .select(['t.id', 't.kind', 't.name_en', 't.name_ar', 't.wants_reference', 't.cash_step'])
      .select(['t.position', 't.archived_at', 't.version']),
  order: { position: 'position', name: { name: 'name' } },
  choices: { kind: 'kind' },
  ids: {},
  days: {},
})

export type PaymentMethodRow = ListedRow<typeof paymentMethodSource>
