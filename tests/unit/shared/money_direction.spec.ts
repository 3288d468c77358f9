import { createRequire } from 'node:module'
import { test } from '@japa/runner'
import type bidiModule from 'bidi-js'
import { formatAmount, parseAmount } from '#domain/shared/money/money'

/** Its types say another way to load it than it has. */
const createBidi = createRequire(import.meta.url)('bidi-js') as typeof bidiModule.default
const bidi = createBidi()
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

/** The signs of a text from the left to the right, as UAX #9 orders them in a line of a direction. */
function seenInLine(text: string, direction: 'ltr' | 'rtl') {
  const order = bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text, direction))
  return order.map((at) => text[at]!).join('')
}

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
            const seen = seenInLine(written, direction).replace(/[^٠-٩]/g, '')
            const name = `${JSON.stringify([thousandSeparator, decimalSeparator])} ${language}`
            assert.equal(seen, '١٢٣٤٥٦٧٨٩١', `${name} ${direction}`)
            assert.equal(parseAmount(written, settings), amount.minor, name)
          }
  })
})
