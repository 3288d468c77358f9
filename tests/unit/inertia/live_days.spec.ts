import { test } from '@japa/runner'
import { noticeIn, pauseAfter } from '#inertia/components/calendar/live/live_days'

test.group('What an open calendar hears', () => {
  test('a notice is its days; a sign of life is none', ({ assert }) => {
    const days = { from: '2026-11-01', to: '2026-11-02', within: 30 }
    const message = (channel: string, payload: object) => JSON.stringify({ channel, payload })
    assert.deepEqual(noticeIn(message('calendar/a', days)), days)
    assert.isUndefined(noticeIn(message('$$transmit/ping', {})))
  })

  test('whoever was refused comes back later each time, a minute at the longest', ({ assert }) => {
    assert.deepEqual(
      [0, 1, 3, 6, 40].map((tries) => pauseAfter(tries, 1)),
      [1_000, 2_000, 8_000, 60_000, 60_000]
    )
    assert.equal(pauseAfter(3, 0), 4_000)
  })
})
