import { test } from '@japa/runner'
import fc from 'fast-check'
import { instantAt, localTime, stepped } from '#inertia/components/calendar/acts/moved_time'
import { stepOf } from '#inertia/components/calendar/acts/step_of'

const berlin = 'Europe/Berlin'
/** The clocks go forward on 28 March 2027 and back on 31 October. */
const friday = { starts_at: '2027-03-26T15:00:00.000Z', minutes: 60 }

test.group('A session moved in the calendar', () => {
  test('C5: keeps its hour over a change of the clocks, there and back', ({ assert }) => {
    const monday = stepped(friday, { days: 3 }, berlin)
    assert.deepEqual(monday, { starts_at: '2027-03-29T14:00:00.000Z', minutes: 60 })
    assert.deepEqual(localTime(monday, berlin), {
      ...{ date: '2027-03-29', starts: '16:00', minutes: '60' },
    })
    assert.deepEqual(stepped(monday, { days: -3 }, berlin), friday)
    const autumn = { starts_at: '2027-10-30T14:00:00.000Z', minutes: 60 }
    const { starts_at: later } = stepped(autumn, { days: 1 }, berlin)
    assert.equal(later, '2027-10-31T15:00:00.000Z')
  })

  test('begins an hour later where the clocks skip its own', ({ assert }) => {
    assert.equal(instantAt(berlin, '2027-03-28', 150), '2027-03-28T01:30:00.000Z')
  })

  test('stays within its day, and lasts a quarter of an hour at least and a day at most', ({
    assert,
  }) => {
    const early = { starts_at: '2027-03-26T00:00:00.000Z', minutes: 15 }
    assert.deepEqual(stepped(early, { minutes: -15 }, 'UTC'), early)
    assert.equal(stepped(early, { longer: -15 }, 'UTC').minutes, 15)
    assert.equal(stepped({ ...early, minutes: 1440 }, { longer: 15 }, 'UTC').minutes, 1440)
    const late = { ...early, starts_at: '2027-03-26T23:45:00.000Z' }
    assert.deepEqual(stepped(late, { minutes: 15 }, 'UTC'), late)
  })

  test('keeps the minute it begins at where only its day or its length is changed', ({
    assert,
  }) => {
    const late = { starts_at: '2027-03-26T23:50:00.000Z', minutes: 60 }
    assert.equal(stepped(late, { days: 1 }, 'UTC').starts_at, '2027-03-27T23:50:00.000Z')
    assert.equal(stepped(late, { longer: 15 }, 'UTC').starts_at, late.starts_at)
    assert.equal(stepped(late, { minutes: 15 }, 'UTC').starts_at, late.starts_at)
    assert.equal(stepped(late, { minutes: -15 }, 'UTC').starts_at, '2027-03-26T23:35:00.000Z')
  })

  test('shows on the clocks of a zone what it was put at', ({ assert }) => {
    const zones = fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'America/St_Johns', 'UTC')
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 730 }),
        fc.integer({ min: 16, max: 95 }),
        (zone, day, quarter) => {
          const on = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
          const at = { starts_at: instantAt(zone, on, quarter * 15), minutes: 60 }
          const { date, starts } = localTime(at, zone)
          assert.deepEqual(
            [date, starts],
            [
              on,
              `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
            ]
          )
        }
      )
    )
  })

  test('goes where an arrow points, in a month by weeks', ({ assert }) => {
    const press = (key: string, shiftKey = false) => ({ key, shiftKey })
    const step = (key: string, isRtl: boolean) => stepOf(press(key), 'week', isRtl)
    assert.deepEqual(step('ArrowRight', false), { days: 1 })
    assert.deepEqual(step('ArrowRight', true), { days: -1 })
    assert.deepEqual(step('ArrowLeft', true), { days: 1 })
    assert.deepEqual(step('ArrowDown', true), { minutes: 15 })
    assert.deepEqual(stepOf(press('ArrowUp', true), 'week', false), { longer: -15 })
    assert.deepEqual(stepOf(press('ArrowDown'), 'month', false), { days: 7 })
    assert.isUndefined(stepOf(press('ArrowRight', true), 'week', false))
    assert.isUndefined(stepOf(press('a'), 'week', false))
    assert.isUndefined(stepOf(press('ArrowDown'), 'rooms', false))
    assert.isUndefined(stepOf(press('ArrowRight'), 'instructors', true))
  })
})
