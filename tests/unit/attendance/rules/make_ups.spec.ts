import { test } from '@japa/runner'
import { isOver, lastDayOf } from '#domain/attendance/rules/make_up_expiry'
import { endOf, freedState } from '#domain/attendance/rules/make_up_standing'

const missed = { missedOn: '2026-11-25', termEndsOn: '2027-01-15' }

test.group('Expiry of make-ups', () => {
  for (const [expiry, termEndsOn, last] of [
    ['none', '2027-01-15', null],
    ['days', '2027-01-15', '2026-12-25'],
    ['term', '2027-01-15', '2027-01-15'],
    ['term', null, '2026-12-25'],
  ] as const) {
    test(`${expiry}, ${termEndsOn ? 'in a term' : 'without a term'}`, ({ assert }) => {
      const policy = { make_up_expiry: expiry, make_up_days: 30 }
      assert.equal(lastDayOf(policy, { ...missed, termEndsOn }), last)
    })
  }

  test('its last day still counts', ({ assert }) => {
    assert.isFalse(isOver('2026-11-25', '2026-11-25'))
    assert.isTrue(isOver('2026-11-25', '2026-11-26'))
    assert.isFalse(isOver(null, '2026-11-26'))
  })
})

test.group('Standing of make-ups', () => {
  test('a booking that ends leaves it available, expired, or taken back where it is owed no more', ({
    assert,
  }) => {
    const [today, past] = ['2026-11-25', '2026-11-24']
    assert.equal(freedState({ isOwed: true, expiresOn: null, today }), 'available')
    assert.equal(freedState({ isOwed: true, expiresOn: past, today }), 'expired')
    assert.equal(freedState({ isOwed: false, expiresOn: null, today }), 'withdrawn')
  })

  test('a guest uses it unless they said in time that they would not come', ({ assert }) => {
    const of = (event: Parameters<typeof endOf>[0]['event']) => endOf({ standing: 'guest', event })
    assert.deepEqual(
      [of('attended'), of('no_show'), of('late_cancel'), of('excused')],
      [...[null, null, null], 'notice']
    )
    assert.equal(endOf({ standing: 'enrolled', event: 'attended' }), 'own_seat')
  })
})
