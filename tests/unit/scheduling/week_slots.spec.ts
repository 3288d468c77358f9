import { test } from '@japa/runner'
import fc from 'fast-check'
import { scheduledWeek } from '#domain/scheduling/patterns/rules/scheduled_week'
import {
  overlappingSlots,
  type WeekSlot,
  windowOf,
  writtenSlot,
} from '#domain/scheduling/patterns/rules/week_slots'
import { clockOf, lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { type Weekday, weekdays } from '#domain/shared/time/weekday'

const slot = (weekday: Weekday, starts: string, minutes: number): WeekSlot => ({
  weekday,
  starts,
  minutes,
})

const anySlot = fc.record({
  weekday: fc.constantFrom(...weekdays),
  starts: fc.integer({ min: 0, max: 1439 }).map(clockOf),
  minutes: fc.integer({ min: 1, max: 1440 }),
})

const week = 7 * 1440

/** Minute by minute, around the week. */
function taken(slots: WeekSlot[]) {
  const minutes = slots.flatMap(({ weekday, starts, minutes: length }) => {
    const from = (weekday - 1) * 1440 + minutesOf(starts)
    return Array.from({ length }, (_, index) => (from + index) % week)
  })
  return minutes.length > new Set(minutes).size
}

const weekly = (roomId: string | null, slots: WeekSlot[], every = 1) => ({
  roomId,
  pattern: { kind: 'weekly' as const, every, weekStart: 7 as const, slots },
})

test.group('The usual times of a week', () => {
  test('are those of all weekly series together, in the room they share', ({ assert }) => {
    const [monday, friday] = [slot(1, '17:00', 60), slot(5, '09:00', 90)]
    const two = [weekly('A', [friday, monday]), weekly('A', [monday])]
    assert.deepEqual(scheduledWeek(two), { roomId: 'A', slots: [monday, friday] })
    assert.isNull(scheduledWeek([...two, weekly('B', [slot(2, '17:00', 60)])])!.roomId)
    assert.isNull(scheduledWeek([weekly('A', [monday], 2)]))
    assert.isNull(scheduledWeek([...two, weekly('A', [slot(1, '17:30', 60)])]))
    const dates = { kind: 'dates' as const, slots: [] }
    assert.isNull(scheduledWeek([{ roomId: 'A', pattern: dates }]))
  })

  test('overlap exactly when a minute of the week is in two of them', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(anySlot, { maxLength: 6 }), (slots) => {
        assert.equal(overlappingSlots(slots) !== undefined, taken(slots))
      }),
      { numRuns: 200 }
    )
  })

  test('name the one that begins before another is over, and that other', ({ assert }) => {
    const late = slot(7, '23:30', 60)
    assert.deepEqual(overlappingSlots([slot(1, '00:15', 30), late]), { place: 0, with: 1 })
    assert.deepEqual(
      overlappingSlots([slot(3, '17:00', 60), slot(2, '10:00', 5), slot(3, '16:00', 61)]),
      { place: 0, with: 2 }
    )
    assert.isUndefined(overlappingSlots([slot(1, '00:30', 30), late]))
    assert.isUndefined(overlappingSlots([slot(1, '10:00', 1440)]))
  })

  test('are written with their end, on the next day past midnight', ({ assert }) => {
    assert.equal(writtenSlot(slot(7, '16:00', 90)), '7 16:00-17:30')
    assert.equal(writtenSlot(slot(4, '23:00', 120)), '4 23:00-01:00')
    assert.equal(windowOf(slot(4, '22:00', 120)).ends, '24:00')
  })

  test('last as long as they were said to, whatever their end is written as', ({ assert }) => {
    fc.assert(
      fc.property(anySlot, (one) => {
        assert.equal(lastsFor(one.starts, windowOf(one).ends), one.minutes)
      })
    )
  })
})
