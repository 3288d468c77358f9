import { exportedSource } from '#core/lists/exported_list'
import { serviceSource } from '#domain/billing/queries/list_services'
import { fromWire, plainAmount } from '#domain/shared/money/money'

export default exportedSource(serviceSource, {
  columns: ['code', 'name_en', 'name_ar', 'kind', 'unit', 'price', 'currency', 'status'],
  worded: ['kind', 'unit', 'status'],
  cells: () => ({
    price: ({ price }) => price && plainAmount(fromWire(price)),
    currency: ({ price }) => price && price.currency,
  }),
  types: { price: 'number' },
})
