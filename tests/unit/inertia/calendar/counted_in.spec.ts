import { test } from '@japa/runner'
import { countedIn, isHeld } from '#inertia/components/calendar/counted_in'

test.group('What is counted of a calendar', () => {
  test('C5: the days of a month alone by the clocks of the axis, and none that is cancelled', ({
    assert,
  }) => {
    const isCounted = countedIn({ from: '2026-11-01', to: '2026-11-30' }, 'Asia/Amman')
    const starts = ['2026-10-31T20:00:00Z', '2026-10-31T22:00:00Z', '2026-11-30T20:00:00Z']
    const after = '2026-11-30T21:30:00Z'
    assert.deepEqual(
      [...starts, after].map((at) => isCounted({ starts_at: at })),
      [false, true, true, false]
    )
    assert.deepEqual(
      (['scheduled', 'completed', 'cancelled'] as const).map((status) => isHeld({ status })),
      [true, true, false]
    )
  })
})
