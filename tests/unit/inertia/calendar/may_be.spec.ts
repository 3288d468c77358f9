import { test } from '@japa/runner'
import { mayBe } from '#inertia/components/calendar/acts/may_be'

const hour = 3_600_000
const day = 24 * hour
const lockDays = 7

const may = (status: 'scheduled' | 'completed' | 'cancelled', sinceEnd: number) =>
  mayBe({ status, ends_at: new Date(Date.now() - sinceEnd).toISOString() }, lockDays)

test.group('The menu of a session in the calendar', () => {
  test('offers what the session’s own page offers')
    .with([
      { status: 'scheduled', sinceEnd: -hour, offered: ['changed'] },
      { status: 'cancelled', sinceEnd: -hour, offered: ['restored'] },
      { status: 'completed', sinceEnd: -hour, offered: ['called_off'] },
      { status: 'scheduled', sinceEnd: hour, offered: ['called_off'] },
      { status: 'cancelled', sinceEnd: hour, offered: ['restored'] },
      { status: 'completed', sinceEnd: lockDays * day + hour, offered: [] },
      { status: 'scheduled', sinceEnd: lockDays * day + hour, offered: [] },
      { status: 'cancelled', sinceEnd: lockDays * day + hour, offered: [] },
    ] as const)
    .run(({ assert }, { status, sinceEnd, offered }) => {
      const names = Object.entries(may(status, sinceEnd)).flatMap(([name, is]) => (is ? name : []))
      assert.deepEqual(names, [...offered])
    })
})
