import { test } from '@japa/runner'
import { isAskable, lastOf } from '#inertia/components/own_attendance/askable'

test.group('The days of an absence a family reports', () => {
  test('are looked up once they are whole, in order and no longer than a month', ({ assert }) => {
    const asks = (from_day: string, until_day: string) => isAskable({ from_day, until_day })
    assert.isTrue(asks('2026-11-25', '2026-11-25'))
    assert.isTrue(asks('2026-11-25', '2026-12-25'))
    assert.isFalse(asks('2026-11-25', '2026-12-26'))
    assert.isFalse(asks('2026-11-25', '2026-11-24'))
    assert.isFalse(asks('2026-11-25', ''))
    assert.isFalse(asks('', '2026-11-25'))
    assert.isFalse(asks('25/11', '2026-11-25'))
    assert.equal(lastOf('2026-11-25'), '2026-12-25')
  })
})
