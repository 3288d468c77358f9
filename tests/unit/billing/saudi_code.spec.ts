import { test } from '@japa/runner'
import fc from 'fast-check'
import { saudiCode } from '#domain/billing/rules/saudi_code'

const sar = (minor: bigint) => ({ minor, currency: 'SAR', exponent: 2 })

const about = (...seller_names: (string | null)[]) => ({
  seller_names,
  tax_number: '310122393500003',
  issued_at: new Date('2026-11-29T21:30:05.123Z'),
  total: sar(18_500n),
  tax: sar(1423n),
})

/** The values by their tags, as a reader of the code takes them. */
function decoded(code: string) {
  const bytes = Buffer.from(code, 'base64')
  const values: [number, string][] = []
  for (let at = 0; at < bytes.length; at += 2 + bytes[at + 1]!)
    values.push([bytes[at]!, bytes.subarray(at + 2, at + 2 + bytes[at + 1]!).toString()])
  return values
}

test.group('The code of a Saudi invoice', () => {
  test('C16 names seller, tax number, instant, total and tax, each with the length of its bytes', ({
    assert,
  }) => {
    const code = saudiCode(about('شركة النور', 'Al Noor'))!
    assert.deepEqual(decoded(code), [
      [1, 'شركة النور'],
      [2, '310122393500003'],
      [3, '2026-11-29T21:30:05Z'],
      [4, '185.00'],
      [5, '14.23'],
    ])
    // “شركة النور” has ten signs and nineteen bytes
    assert.equal(Buffer.from(code, 'base64')[1], 19)
  })

  test('C16 a name may have 255 bytes; the next one is taken where it has more', ({ assert }) => {
    const longest = `${'ن'.repeat(127)}a`
    assert.equal(decoded(saudiCode(about(longest))!)[0]![1], longest)
    assert.equal(decoded(saudiCode(about('ن'.repeat(128), 'Al Noor'))!)[0]![1], 'Al Noor')
    assert.isNull(saudiCode(about('ن'.repeat(128), null)))
  })

  test('C16 whatever the name and the amounts, a reader gets them back', ({ assert }) => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(name, fc.bigInt(0n, 999_999_999_999_999n), (seller, minor) => {
        fc.pre(Buffer.byteLength(seller) <= 255 && seller.isWellFormed())
        const values = decoded(saudiCode({ ...about(seller), total: sar(minor) })!)
        assert.equal(values[0]![1], seller)
        assert.equal(BigInt(values[3]![1].replace('.', '')), minor)
      })
    )
  })
})
