import { test } from '@japa/runner'
import { readTypedTime } from '#domain/shared/time/typed_time'

test.group('A time as it is typed', () => {
  test('{typed} is {time}')
    .with([
      { typed: '16:30', time: '16:30' },
      { typed: '6:30', time: '06:30' },
      { typed: '1830', time: '18:30' },
      { typed: '630', time: '06:30' },
      { typed: '18.30', time: '18:30' },
      { typed: '18 30', time: '18:30' },
      { typed: '18', time: '18:00' },
      { typed: '٦:٣٠', time: '06:30' },
      { typed: '۱۸٫۳۰', time: '18:30' },
      { typed: '6pm', time: '18:00' },
      { typed: ' 6:30 PM ', time: '18:30' },
      { typed: '4:30\u202fp.m.', time: '16:30' },
      { typed: '6:30\u00a0م', time: '18:30' },
      { typed: '٦:٣٠ مساءً', time: '18:30' },
      { typed: '\u200f6:30 ص', time: '06:30' },
      { typed: '630 م', time: '18:30' },
      { typed: '12 am', time: '00:00' },
      { typed: '12:15 pm', time: '12:15' },
      { typed: '18:30 م', time: '18:30' },
      { typed: '00:00', time: '00:00' },
    ])
    .run(({ assert }, { typed, time }) => assert.equal(readTypedTime(typed), time))

  test('12 at night ends a day where an end is typed', ({ assert }) => {
    for (const typed of ['12:00 ص', '12 am', '24:00'])
      assert.equal(readTypedTime(typed, { isEnd: true }), '24:00', typed)
    assert.equal(readTypedTime('00:00', { isEnd: true }), '00:00')
  })

  test('{typed} is no time of day')
    .with(
      [
        ...[
          '',
          '25:00',
          '24:00',
          '12:60',
          '6:3',
          '99',
          '18 am',
          '0 pm',
          'noon',
          '6:30:15',
          '1:2345',
        ],
        ...['-6', '6 xm', 'م'],
      ].map((typed) => ({ typed }))
    )
    .run(({ assert }, { typed }) => assert.isNull(readTypedTime(typed)))

  test('a day may end at 24:00', ({ assert }) => {
    assert.equal(readTypedTime('24:00', { isEnd: true }), '24:00')
    assert.equal(readTypedTime('٢٤', { isEnd: true }), '24:00')
    assert.isNull(readTypedTime('24:30', { isEnd: true }))
  })
})
