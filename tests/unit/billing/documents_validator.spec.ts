import { test } from '@japa/runner'
import { documentsValidator } from '#app/admin/settings/documents_validator'

const form = {
  invoice_pattern: ' INV-{YYYY}-{٠٠٠٠} ',
  credit_note_pattern: 'CN-{YYYY}-{0000}',
  receipt_pattern: 'R/{YYYY}/{000}',
  due_days: '١٤',
  language: 'both',
  footer_en: ' Thank you ',
  footer_ar: ' ',
  qr: true,
  version: 1,
}

const faults = (change: object) =>
  documentsValidator.validate({ ...form, ...change }).then(
    () => [],
    ({ messages }: { messages: { field: string }[] }) => messages.map(({ field }) => field)
  )

test.group('The form of the settings of documents', () => {
  test('C16 takes digits of both scripts and empty texts', async ({ assert }) => {
    assert.containsSubset(await documentsValidator.validate(form), {
      invoice_pattern: 'INV-{YYYY}-{0000}',
      due_days: 14,
      footer_en: 'Thank you',
      footer_ar: null,
    })
  })

  test('C16 refuses {field}: {value}')
    .with([
      { field: 'due_days', value: '-1' },
      { field: 'due_days', value: '366' },
      { field: 'due_days', value: '1.5' },
      { field: 'language', value: 'fr' },
      { field: 'invoice_pattern', value: 'x'.repeat(31) },
      { field: 'invoice_pattern', value: null },
      { field: 'footer_en', value: 'x'.repeat(601) },
      { field: 'qr', value: 'maybe' },
    ])
    .run(async ({ assert }, { field, value }) => {
      assert.deepEqual(await faults({ [field]: value }), [field])
    })
})
