import { test } from '@japa/runner'
import { streakOf } from '#domain/attendance/rules/streak'

test.group('A streak', () => {
  test('is what was attended one after the other up to now', ({ assert }) => {
    assert.equal(streakOf([]), 0)
    assert.equal(streakOf(['attended', 'attended', 'no_show', 'attended']), 2)
    assert.equal(streakOf(['late_cancel', 'attended']), 0)
    assert.equal(streakOf(['attended', 'attended', 'attended']), 3)
  })

  test('an absence told in time and a session called off neither count nor end it', ({
    assert,
  }) => {
    assert.equal(streakOf(['excused', 'attended', 'called_off', 'attended', 'no_show']), 2)
    assert.equal(streakOf(['excused', 'called_off']), 0)
  })
})
