import { test } from '@japa/runner'
import {
  editablePercent,
  editableQuantity,
  parsePercent,
  parseQuantity,
} from '#domain/billing/rules/typed_draft'

const settings = {
  currency: 'SAR',
  decimalPlaces: 2,
  thousandSeparator: ',',
  decimalSeparator: '.',
}
const german = { ...settings, thousandSeparator: '.', decimalSeparator: ',' }

test.group('What is typed into a draft', () => {
  test('C16 a quantity is a fraction, in any digits and by the centre’s separators', ({
    assert,
  }) => {
    assert.deepEqual(parseQuantity('3', settings), { numerator: '3', denominator: 1 })
    assert.deepEqual(parseQuantity('٢٫٥', settings), { numerator: '25', denominator: 10 })
    assert.deepEqual(parseQuantity('1,000', settings), { numerator: '1000', denominator: 1 })
    assert.deepEqual(parseQuantity('1.000,5', german), { numerator: '10005', denominator: 10 })
    assert.deepEqual(parseQuantity('0.0001', settings), { numerator: '1', denominator: 10_000 })
    for (const wrong of ['', '0', '-1', '\u2212٢', '1.23456', '1e3', '1.000,5', '100000', 'x'])
      assert.isUndefined(parseQuantity(wrong, settings), wrong)
  })

  test('C16 a quantity is written back where a decimal says it exactly', ({ assert }) => {
    const write = (numerator: string, denominator: number) =>
      editableQuantity({ numerator, denominator }, '.')
    assert.equal(write('150', 60), '2.5')
    assert.equal(write('4', 1), '4')
    assert.isUndefined(write('50', 60))
  })

  test('C16 a percentage has two decimals and ends at 100', ({ assert }) => {
    assert.equal(parsePercent('12.5', settings), '1250')
    assert.equal(parsePercent('٥٠٪', settings), '5000')
    assert.equal(parsePercent('100', settings), '10000')
    for (const wrong of ['100.01', '-1', '1.234', ''])
      assert.isUndefined(parsePercent(wrong, settings), wrong)
    assert.equal(editablePercent('1250', ','), '12,5')
  })
})
