import { test } from '@japa/runner'
import { toWesternDigits } from '#inertia/ui/form/digits'

test.group('Digits as typed', () => {
  test('C9 Arabic-Indic and Persian digits are read, bidi marks are not', ({ assert }) => {
    assert.equal(toWesternDigits('٠١٢٣٤٥٦٧٨٩'), '0123456789')
    assert.equal(toWesternDigits('۰۱۲۳۴۵۶۷۸۹'), '0123456789')
    assert.equal(toWesternDigits('\u200f14\u200e/3'), '14/3')
  })
})
