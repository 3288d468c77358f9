import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const methodById = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('payment_methods')
    .where('id', '=', id)
    .select(['id', 'kind', 'name_en', 'name_ar', 'wants_reference', 'cash_step', 'position'])
    .select(['version', 'created_at', 'updated_at', 'archived_at'])
)

export type PaymentMethod = RowOf<typeof methodById>

export const findPaymentMethod = async (id: string) =>
  isUuid(id) ? (await methodById({ id }))[0] : undefined
