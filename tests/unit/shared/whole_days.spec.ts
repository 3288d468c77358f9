import { test } from '@japa/runner'
import { isWholeDays, lastMoment } from '#domain/shared/time/whole_days'

const isWhole = (from: string, until: string, zone = 'Asia/Riyadh') =>
  isWholeDays(new Date(from), new Date(until), zone)

test.group('Whole days', () => {
  test('begin and end with a day by the clocks of the zone', ({ assert }) => {
    assert.isTrue(isWhole('2026-11-30T21:00Z', '2026-12-01T21:00Z'))
    assert.isTrue(isWhole('2026-11-30T21:00Z', '2026-12-04T21:00Z'))
    assert.isFalse(isWhole('2026-11-30T21:00Z', '2026-12-01T21:00Z', 'UTC'))
    assert.isFalse(isWhole('2026-11-30T21:00Z', '2026-12-01T12:00Z'))
    assert.isFalse(isWhole('2026-12-01T12:00Z', '2026-12-01T21:00Z'))
    assert.isFalse(isWhole('2026-11-30T21:30Z', '2026-12-01T21:30Z'))
  })

  test('a day without a midnight begins at one', ({ assert }) => {
    const cairo = 'Africa/Cairo'
    assert.isTrue(isWhole('2026-04-23T22:00Z', '2026-04-24T21:00Z', cairo))
    assert.isFalse(isWhole('2026-04-23T23:00Z', '2026-04-24T21:00Z', cairo))
  })

  test('the last moment of one that ends at midnight is on its last day', ({ assert }) => {
    assert.equal(
      lastMoment(new Date('2026-12-01T21:00Z')).toISOString(),
      '2026-12-01T20:59:59.999Z'
    )
  })
})
