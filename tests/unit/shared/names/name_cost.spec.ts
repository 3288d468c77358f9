import { test } from '@japa/runner'
import fc from 'fast-check'
import { nameCost, nameCosts } from '#domain/shared/names/name_cost'
import { names } from '#tests/helpers/people/names'

/** [what is asked, the names from the best to the worst] */
const orders = [
  ['Mohamed', ['محمد', 'محمود', 'حمد']],
  ['Said', ['سعيد', 'سعد', 'سعاد']],
  ['Saad', ['سعد', 'سعيد']],
  ['Salem', ['سالم', 'سليم']],
  ['Safa', ['صفاء', 'صوفي']],
  ['يوسف', ['Yousef', 'Yasef', 'Asaf']],
  ['يوسف', ['Joseph', 'Assaf']],
  ['علي', ['Ali', 'Ola']],
  ['Otaibi', ['العتيبي', 'العبيدي']],
  ['Mohamed Ali', ['محمد علي', 'علي محمد', 'محمد عالية']],
  ['Mohamed Ali', ['محمد علي', 'محمد بن علي', 'محمد علي حسن سالم']],
  ['Ali Hassan Salem', ['علي حسن سالم', 'علي سالم حسن']],
  ['Abdulaziz', ['عبدالعزيز', 'عزيز']],
  ['Omar', ['عمر حسن', 'حسن عمر']],
  ['Moha', ['مها', 'محمد']],
  ['Ibrajim', ['إبراهيم', 'بهرام']],
  ['Ishaq', ['إسحاق', 'إشراق']],
  ['Perta', ['بترا', 'برادة']],
  ['نارص', ['Nasser', 'Nouri']],
  ['Abdullah', ['عبدالله', 'عبدالعال']],
  ['Tschudi', ['تشودي', 'سعودي']],
  ['Schaker', ['شاكر', 'سكر']],
  ['amila', ['جميلة', 'ملاك']],
  ['Salma Omat', ['سلمى عمر', 'عمر سلمى']],
  ['Salem', ['سالم', 'Salim']],
  ['李', ['李 明', '王 明']],
] as const

test.group('How far names are from what was asked', () => {
  test('{0}: {1}')
    .with([...orders])
    .run(({ assert }, [query, found]) => {
      const costs = found.map((name) => nameCost(`${query} `, [name]))
      for (const [i, cost] of costs.entries()) {
        if (i > 0) assert.isBelow(costs[i - 1]!, cost, `${found[i - 1]} before ${found[i]}`)
      }
    })

  test('a name costs nothing beside itself, and of several ways it is written the best counts', ({
    assert,
  }) => {
    fc.assert(
      fc.property(names, names, (name, other) => {
        assert.equal(nameCost(`${name} `, [name]), 0)
        assert.equal(nameCost(`${name} `, [other, name]), 0)
        assert.isAtLeast(nameCost(name, [other]), 0)
      })
    )
  })

  test('in one script a wrong letter says more of a short word than of a long one', ({
    assert,
  }) => {
    const costs = [
      ['Rxm', 'Rim'],
      ['Amxl', 'Amal'],
      ['Gomxa', 'Gomaa'],
      ['Ibraxim', 'Ibrahim'],
    ].map(([query, name]) => nameCost(`${query} `, [name!]))
    assert.deepEqual(costs, [5, 4.5, 3.5, 2.5])
  })

  test('across scripts a wrong letter costs about what it does in one', ({ assert }) => {
    for (const [query, name] of [
      ['Ibrajim', 'إبراهيم'],
      ['سمسر', 'Samir'],
      ['Abdulah', 'عبدالله'],
    ] as const) {
      assert.isBelow(nameCost(`${query} `, [name]), 6.5, query)
    }
  })

  test('an unfinished word costs little more than the whole one', ({ assert }) => {
    assert.isBelow(nameCost('moh', ['محمد']), 6)
    assert.isBelow(nameCost('moh', ['محمد']), nameCost('moh ', ['محمد']))
    assert.isBelow(nameCost('Mohamed', ['محمد']), nameCost('Mohame', ['محمد']))
  })

  test('nothing that is typed fails', ({ assert }) => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, (query, name) => {
        assert.isFalse(Number.isNaN(nameCosts(query)([name, ''])))
      })
    )
    assert.isNumber(nameCost('ا '.repeat(10_000), ['ب '.repeat(10_000)]))
  })
})
