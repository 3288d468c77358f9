import { test } from '@japa/runner'
import { formatAmount, parseAmount } from '#domain/shared/money/money'
import { visualOrder } from '#tests/helpers/words/visual_order'

const separators = [
  '',
  ',',
  '.',
  ' ',
  '\u00a0',
  '\u202f',
  "'",
  '’',
  '_',
  '·',
  '*',
  '-',
  '٬',
  '٫',
  '،',
  '/',
]

test.group('The order of an amount’s figures', () => {
  test('F5 is the same in both directions, whatever a centre puts between them', ({ assert }) => {
    for (const thousandSeparator of separators)
      for (const decimalSeparator of separators.filter(Boolean))
        for (const language of ['en', 'ar'] as const)
          for (const direction of ['ltr', 'rtl'] as const) {
            const settings = {
              currency: 'SAR',
              decimalPlaces: 3,
              thousandSeparator,
              decimalSeparator,
              language,
              digits: 'arab' as const,
            }
            if (thousandSeparator.trim() === decimalSeparator.trim()) continue
            const amount = { minor: 1_234_567_891n, currency: 'SAR', exponent: 3 }
            const written = formatAmount(amount, settings)
            const seen = visualOrder(written, direction).replace(/[^٠-٩]/g, '')
            const name = `${JSON.stringify([thousandSeparator, decimalSeparator])} ${language}`
            assert.equal(seen, '١٢٣٤٥٦٧٨٩١', `${name} ${direction}`)
            assert.equal(parseAmount(written, settings), amount.minor, name)
          }
  })
})
