import { exportedSource } from '#core/lists/exported_list'
import { packageSource } from '#domain/billing/queries/list_packages'
import { fromWire, plainAmount } from '#domain/shared/money/money'

export default exportedSource(packageSource, {
  columns: [
    'code',
    'name_en',
    'name_ar',
    'unit',
    'units',
    'price',
    'currency',
    'validity_days',
    'status',
  ],
  worded: ['unit', 'status'],
  cells: () => ({
    price: ({ price }) => plainAmount(fromWire(price)),
    currency: ({ price }) => price.currency,
  }),
  types: { units: 'number', price: 'number' },
})
