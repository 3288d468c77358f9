import { statement } from '#domain/shared/data/statement'

const activeMethods = statement((query) =>
  query
    .selectFrom('payment_methods')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'kind', 'name_en', 'name_ar', 'wants_reference', 'cash_step'])
)

/** Active ones of the entered centre, in the order of the payment form. */
export const listPaymentMethods = () => activeMethods({})
