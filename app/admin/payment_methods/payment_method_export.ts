import { exportedSource } from '#core/lists/exported_list'
import { paymentMethodSource } from '#domain/billing/payment_methods/payment_method_source'

export default exportedSource(paymentMethodSource, {
  columns: ['position', 'name_en', 'name_ar', 'kind', 'wants_reference', 'cash_step'],
  worded: ['kind'],
  types: { cash_step: 'number' },
  cells: ({ i18n }) => ({
    wants_reference: ({ wants_reference }) => i18n.t(`ui.record.${wants_reference ? 'yes' : 'no'}`),
    cash_step: ({ cash_step }) => (cash_step === 0 ? null : String(cash_step / 1000)),
  }),
})
