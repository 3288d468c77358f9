import { test } from '@japa/runner'
import { readTypedDate } from '#inertia/ui/form/days/typed_date'
import { usualDateOrder } from '#domain/shared/time/date_order'

const reading = { order: 'dmy', thisYear: 2026 } as const

test.group('A date as it is typed', () => {
  test('{typed} is {day}')
    .with([
      { typed: '1/6/15', day: '2015-06-01' },
      { typed: '01062015', day: '2015-06-01' },
      { typed: '010615', day: '2015-06-01' },
      { typed: '٢٠١٥/٦/١', day: '2015-06-01' },
      { typed: '۱-۶-۲۰۱۵', day: '2015-06-01' },
      { typed: '1 6 2015', day: '2015-06-01' },
      { typed: '2015-06-01', day: '2015-06-01' },
      { typed: '20150630', day: '2015-06-30' },
      { typed: '29/2/24', day: '2024-02-29' },
    ])
    .run(({ assert }, { typed, day }) => assert.equal(readTypedDate(typed, reading), day))

  test('no day: {$self}')
    .with(['31/02/2015', '31/2/15', '29/2/2015', '1/6', '1/6/5', '1/6/201', '32012015', 'x', ''])
    .run(({ assert }, typed) => assert.isNull(readTypedDate(typed, reading)))

  test('month and day change places where a country writes them so', ({ assert }) => {
    const american = { ...reading, order: 'mdy' } as const
    assert.equal(readTypedDate('6/1/15', american), '2015-06-01')
    assert.equal(readTypedDate('06012015', american), '2015-06-01')
    assert.isNull(readTypedDate('31/1/2015', american))
    const orders = ['SA', 'EG', 'JO', 'GB', 'FR', 'US', 'PH'].map(usualDateOrder)
    assert.deepEqual(orders, ['dmy', 'dmy', 'dmy', 'dmy', 'dmy', 'mdy', 'mdy'])
  })

  test('two digits of a birth never lie ahead, of another day at most twenty years', ({
    assert,
  }) => {
    const birth = { ...reading, isPast: true }
    assert.equal(readTypedDate('1/6/26', birth), '2026-06-01')
    assert.equal(readTypedDate('1/6/27', birth), '1927-06-01')
    assert.equal(readTypedDate('1/6/46', reading), '2046-06-01')
    assert.equal(readTypedDate('1/6/47', reading), '1947-06-01')
  })
})
