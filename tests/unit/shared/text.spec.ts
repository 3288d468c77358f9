import { test } from '@japa/runner'
import fc from 'fast-check'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { latinDigits, typedFigure } from '#domain/shared/text/digits'
import { plainLine, plainText } from '#domain/shared/text/plain_text'

const unsafe = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

test.group('Text as it is stored', () => {
  test('a name loses bidi controls, marks nobody sees and doubled spaces', ({ assert }) => {
    assert.equal(plainLine('  أحمد\u202E \u200F  علي\t\n'), 'أحمد علي')
    assert.equal(plainLine('\u202A\u202C'), '')
    assert.equal(plainLine('e\u0301'), 'é')
    assert.equal(plainLine('<b>x</b>'), '<b>x</b>')
  })

  test('a line is clean whatever was typed, and cleaning it again changes nothing', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const line = plainLine(typed)
        assert.notMatch(line, unsafe)
        assert.equal(line, line.trim())
        assert.notInclude(line, '  ')
        assert.equal(plainLine(line), line)
      })
    )
  })

  test('a text keeps its lines', ({ assert }) => {
    assert.equal(plainText(' one\r\ntwo\u202E\n'), 'one\ntwo')
  })

  test('digits become Latin and nothing else changes', ({ assert }) => {
    assert.equal(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０９ 42 أب'), '0123456789 0123456789 09 42 أب')
  })

  test('C9 a figure that was typed or pasted loses its marks of direction', ({ assert }) => {
    assert.equal(typedFigure('\u200f١٤\u200e/3'), '14/3')
  })
})

test.group('Changed fields', () => {
  test('only what differs, on both sides', ({ assert }) => {
    assert.deepEqual(
      changedFields({ a: 1, b: 'x', c: null, d: 4 }, { a: 1, b: 'y', c: undefined }),
      {
        fields: ['b'],
        before: { b: 'x' },
        after: { b: 'y' },
      }
    )
  })
})
