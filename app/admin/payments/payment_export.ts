import { joined, namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { paymentSource } from '#domain/billing/queries/list_payments'
import { fromWire, plainAmount } from '#domain/shared/money/money'
import { nameIn } from '#domain/shared/text/person_names'

export default exportedSource(paymentSource, {
  columns: [
    'number',
    'state',
    'received_on',
    'payer_number',
    'payer',
    'methods',
    'currency',
    'amount',
    'credit',
    'branch',
  ],
  worded: ['state'],
  cells: ({ locale }) => ({
    payer_number: ({ payer }) => payer.number,
    payer: ({ payer }) => nameIn(locale, [payer.name, payer.name_other]),
    methods: ({ methods }) =>
      joined(
        locale,
        methods.map((method) => namedIn(locale, method.name_en, method.name_ar) ?? '')
      ),
    amount: ({ amount }) => plainAmount(fromWire(amount)),
    credit: ({ credit }) => plainAmount(fromWire(credit)),
    branch: ({ branch }) => branch && namedIn(locale, branch.name_en, branch.name_ar),
  }),
  types: { amount: 'number', credit: 'number' },
})
