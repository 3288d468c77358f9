import { joined, namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { creditNoteSource } from '#domain/billing/queries/list_credit_notes'
import { fromWire, plainAmount } from '#domain/shared/money/money'
import { nameIn } from '#domain/shared/text/person_names'

export default exportedSource(creditNoteSource, {
  columns: [
    'number',
    'invoice',
    'payer_number',
    'payer',
    'students',
    'issued_on',
    'currency',
    'net',
    'tax',
    'total',
    'reason',
    'branch',
  ],
  worded: [],
  cells: ({ locale }) => ({
    invoice: ({ invoice }) => invoice.number,
    payer_number: ({ payer }) => payer.number,
    payer: ({ payer }) => nameIn(locale, [payer.name, payer.name_other]),
    students: ({ students }) =>
      joined(
        locale,
        students.map((student) => namesOf(locale, student))
      ),
    net: ({ net }) => plainAmount(fromWire(net)),
    tax: ({ tax }) => plainAmount(fromWire(tax)),
    total: ({ total }) => plainAmount(fromWire(total)),
    branch: ({ branch }) => branch && namedIn(locale, branch.name_en, branch.name_ar),
  }),
  types: { net: 'number', tax: 'number', total: 'number' },
})
