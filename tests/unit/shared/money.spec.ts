import { test } from '@japa/runner'
import fc from 'fast-check'
import { currencyCodes, decimalsOf, isCurrency } from '#domain/shared/money/currencies'
import {
  editableAmount,
  formatAmount,
  formatNumber,
  fromWire,
  largestMinor,
  type MoneySettings,
  parseAmount,
  plainAmount,
  type Reader,
  toWire,
} from '#domain/shared/money/money'

const plain: MoneySettings & Reader = {
  currency: 'USD',
  decimalPlaces: 2,
  thousandSeparator: ',',
  decimalSeparator: '.',
  language: 'en',
  digits: 'latn',
}
const usd = (minor: bigint, exponent = 2) => ({ minor, currency: 'USD', exponent })
const seen = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

const separators = ['', ',', '.', ' ', '\u00a0', "'", '’', '٬', '٫', '،', '·', '*', '^', '\\', '/']

const settings = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    decimalPlaces: fc.integer({ min: 0, max: 4 }),
    thousandSeparator: fc.constantFrom(...separators),
    decimalSeparator: fc.constantFrom(...separators.filter(Boolean)),
    language: fc.constantFrom('en' as const, 'ar' as const),
    digits: fc.constantFrom('latn' as const, 'arab' as const),
  })
  .filter((made) => {
    const plainSpace = (text: string) => text.replace('\u00a0', ' ')
    return plainSpace(made.thousandSeparator) !== plainSpace(made.decimalSeparator)
  })
const minor = fc.bigInt({ min: -largestMinor, max: largestMinor })

test.group('Money as it is written', () => {
  test('F5 follows the centre: separators, decimals, currency, digits', ({ assert }) => {
    const written = (change: Partial<typeof plain>, amount = usd(123_456_789n)) =>
      seen(formatAmount(amount, { ...plain, ...change }))
    assert.equal(written({}), '$1,234,567.89')
    assert.equal(written({ thousandSeparator: '.', decimalSeparator: ',' }), '$1.234.567,89')
    assert.equal(written({ thousandSeparator: '' }), '$1234567.89')
    assert.equal(written({ decimalPlaces: 4 }), '$1,234,567.8900')
    assert.equal(written({ language: 'ar', digits: 'arab' }), '١,٢٣٤,٥٦٧.٨٩ US$')
    assert.equal(written({}, { ...usd(5n), currency: 'SAR' }), 'SAR 0.05')
    assert.equal(written({}, usd(-500n)), '−$5.00')
    assert.equal(written({ language: 'ar' }, { ...usd(-500n), currency: 'SAR' }), '−5.00 ر.س')
    assert.equal(written({ decimalPlaces: 0 }, { ...usd(1000n, 0), currency: 'JPY' }), '¥1,000')
  })

  test('F5 an amount in another currency than the centre’s shows that one’s decimals', ({
    assert,
  }) => {
    const kuwait = { ...plain, currency: 'KWD', decimalPlaces: 3 }
    assert.equal(seen(formatAmount(usd(500n), kuwait)), '$5.00')
    assert.equal(seen(formatAmount({ ...usd(5000n, 3), currency: 'KWD' }, plain)), 'KWD 5.000')
    assert.equal(seen(formatAmount(usd(5125n, 3), kuwait)), '$5.125')
  })

  test('F5 fewer decimals never cost an older amount a digit', ({ assert }) => {
    const whole = { ...plain, decimalPlaces: 0 }
    assert.equal(formatNumber(usd(7250n, 3), { ...plain, decimalPlaces: 2 }), '7.25')
    assert.equal(formatNumber(usd(7255n, 3), { ...plain, decimalPlaces: 2 }), '7.255')
    assert.equal(formatNumber(usd(700n), whole), '7')
    assert.equal(formatNumber(usd(0n), whole), '0')
    assert.equal(formatNumber(usd(-1n), whole), '−0.01')
  })

  test('F5 an amount keeps its own direction in a sentence of the other', ({ assert }) => {
    assert.equal(formatAmount(usd(100n), plain), '\u2066$\u20661.00\u2069\u2069')
    const arabic = formatAmount({ ...usd(100n), currency: 'KWD' }, { ...plain, language: 'ar' })
    assert.equal(arabic, '\u2067\u20661.000\u2069\u00a0\u2068د.ك\u2069\u2069')
    fc.assert(
      fc.property(settings, minor, (made, amount) => {
        const text = formatAmount({ minor: amount, currency: made.currency, exponent: 2 }, made)
        const opened = text.match(/[\u2066-\u2068]/g)?.length
        assert.equal(opened, text.match(/\u2069/g)?.length)
        assert.match(text, /^[\u2066\u2067].*\u2069$/su)
      })
    )
  })

  test('F5 a program reads plain decimals, whatever is set', ({ assert }) => {
    assert.equal(plainAmount(usd(-123_450n)), '-1234.50')
    assert.equal(plainAmount({ minor: 5n, currency: 'KWD', exponent: 3 }), '0.005')
    assert.equal(plainAmount({ minor: 1000n, currency: 'JPY', exponent: 0 }), '1000')
  })

  test('an amount survives the way to a page', ({ assert }) => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 4 }), (amount, exponent) => {
        assert.deepEqual(fromWire(toWire(usd(amount, exponent))), usd(amount, exponent))
      })
    )
  })
})

test.group('Money as it is typed', () => {
  test('F5 what is written is read again as the same amount, for every setting', ({ assert }) => {
    fc.assert(
      fc.property(settings, minor, (made, amount) => {
        const money = { minor: amount, currency: made.currency, exponent: made.decimalPlaces }
        assert.equal(parseAmount(formatAmount(money, made), made), amount)
        assert.equal(parseAmount(formatNumber(money, made), made), amount)
        assert.equal(parseAmount(editableAmount(money, made), made), amount)
      }),
      { numRuns: 2000 }
    )
  })

  test('F5 any digits, either separator, with or without the currency', ({ assert }) => {
    const sar = { ...plain, currency: 'SAR' }
    for (const typed of ['1,234.5', '1234.50', '١٢٣٤٫٥', '١٬٢٣٤٫٥٠', '۱۲۳۴.5', 'SAR 1,234.50']) {
      assert.equal(parseAmount(typed, sar), 123_450n, typed)
    }
    assert.equal(parseAmount(' ١٬٢٣٤٫٥٠ ر.س ', sar), 123_450n)
    assert.equal(parseAmount('.5', sar), 50n)
    assert.equal(parseAmount('7.', sar), 700n)
    assert.equal(parseAmount('-3', sar), -300n)
    assert.equal(parseAmount('2.500', sar), 250n)
    const german = { ...plain, thousandSeparator: '.', decimalSeparator: ',' }
    assert.equal(parseAmount('1.234,5', german), 123_450n)
    assert.equal(parseAmount('1.234', german), 123_400n)
  })

  test('F5 what could be read two ways is not guessed at', ({ assert }) => {
    for (const typed of ['', '.', '-', 'abc', '1,23', '12,34.5', '1.234', '1.2.3', '1e3', '0x10']) {
      assert.isUndefined(parseAmount(typed, plain), typed)
    }
    assert.isUndefined(
      parseAmount('12.5', { ...plain, thousandSeparator: '.', decimalSeparator: ',' })
    )
    assert.isUndefined(parseAmount('9'.repeat(14), plain))
    assert.isUndefined(parseAmount('1.5', { ...plain, decimalPlaces: 0 }))
  })
})

test.group('Currencies', () => {
  test('F2 the five of the specification and the region stand first, each with its decimals', ({
    assert,
  }) => {
    const first = 'USD EUR GBP JPY CAD SAR AED QAR KWD BHD OMR EGP JOD MAD TND'.split(' ')
    assert.deepEqual(currencyCodes.slice(0, first.length), first)
    assert.lengthOf(new Set(currencyCodes), currencyCodes.length)
    assert.deepEqual(
      ['JPY', 'USD', 'KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LBP', 'YER'].map(decimalsOf),
      [0, 2, 3, 3, 3, 3, 3, 3, 2, 2]
    )
    assert.isFalse(isCurrency('XXX'))
    assert.throws(() => decimalsOf('usd'), RangeError)
  })

  test('F2 every code has a name in both languages', ({ assert }) => {
    for (const tag of ['en-GB', 'ar-SA']) {
      const names = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' })
      assert.deepEqual(
        currencyCodes.filter((code) => !names.of(code)),
        [],
        tag
      )
    }
  })
})
