import { test } from '@japa/runner'
import fc from 'fast-check'
import { lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import { weekdays } from '#domain/shared/time/weekday'
import {
  closedOn,
  drawnWindow,
  firstHour,
  movedWindow,
  nextWindow,
  piecesOn,
  shownHours,
  stretchedWindow,
} from '#inertia/ui/week_grid/grid_windows'

const evening: WeekWindow = { weekday: 7, starts: '16:00', ends: '17:30' }
const late: WeekWindow = { weekday: 7, starts: '23:00', ends: '00:30' }

const anyWindow = fc
  .record({
    weekday: fc.constantFrom(...weekdays),
    from: fc.integer({ min: 0, max: 95 }),
    until: fc.integer({ min: 0, max: 95 }),
  })
  .map(({ weekday, from, until }) => drawnWindow(weekday, from * 15, until * 15))

const anyWay = fc.integer({ min: -100, max: 100 }).map((quarters) => quarters * 15)

const isSound = ({ starts, ends }: WeekWindow) =>
  isClock(starts) && isClock(ends, true) && starts !== ends && lastsFor(starts, ends) >= 15

test.group('A week as a grid', () => {
  test('draws what goes past midnight in two pieces, around the end of the week', ({ assert }) => {
    const { from, until, isStart, isEnd } = piecesOn([late], 7)[0]!
    assert.deepEqual([from, until, isStart, isEnd], [1380, 1440, true, false])
    assert.deepInclude(piecesOn([late], 1)[0], { from: 0, until: 30, isStart: false, isEnd: true })
    assert.isEmpty(piecesOn([late], 6))
    assert.lengthOf(piecesOn([{ ...late, starts: '22:00', ends: '24:00' }], 7), 1)
  })

  test('draws one that begins before another is over beside it, and none that is still typed', ({
    assert,
  }) => {
    const windows = [{ ...evening, starts: '17:00', ends: '18:00' }, evening]
    assert.deepEqual(
      piecesOn(windows, 7).map(({ place, isSecond }) => [place, isSecond]),
      [
        [1, false],
        [0, true],
      ]
    )
    assert.isEmpty(piecesOn([{ ...evening, starts: '1' }], 7))
  })

  test('shades what lies between opening hours, and nothing where there are none', ({ assert }) => {
    const opening = [
      { weekday: 7, starts: '09:00', ends: '12:00' },
      { weekday: 7, starts: '16:00', ends: '24:00' },
    ] as WeekWindow[]
    assert.deepEqual(closedOn(opening, 7), [
      { from: 0, until: 540 },
      { from: 720, until: 960 },
    ])
    assert.deepEqual(closedOn(opening, 1), [{ from: 0, until: 1440 }])
    assert.isEmpty(closedOn([], 1))
  })

  test('never makes a window nobody could save, however it is moved and stretched', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyWindow, anyWay, fc.constantFrom('start', 'end'), (window, way, edge) => {
        const moved = movedWindow(window, way)
        assert.isTrue(isSound(moved))
        assert.equal(lastsFor(moved.starts, moved.ends), lastsFor(window.starts, window.ends))
        const stretched = stretchedWindow(window, edge as 'start' | 'end', way)
        assert.isTrue(isSound(stretched), JSON.stringify(stretched))
        if (edge === 'end') assert.equal(stretched.starts, window.starts)
        else {
          const end = (one: WeekWindow) => minutesOf(one.starts) + lastsFor(one.starts, one.ends)
          assert.equal(end(stretched), end(window))
        }
      })
    )
  })

  test('adds after the last of a day, as long as the last, and at four where nothing is yet', ({
    assert,
  }) => {
    assert.deepEqual(nextWindow([], 3), { weekday: 3, starts: '16:00', ends: '17:00' })
    assert.deepEqual(nextWindow([evening], 7), { weekday: 7, starts: '17:30', ends: '19:00' })
    assert.deepEqual(nextWindow([evening], 2), { weekday: 2, starts: '16:00', ends: '17:30' })
    const open: WeekWindow[] = [{ weekday: 6, starts: '09:00', ends: '12:30' }]
    assert.deepEqual(nextWindow([], 6, open), { weekday: 6, starts: '09:00', ends: '10:00' })
    assert.deepEqual(nextWindow([], 5, open), { weekday: 5, starts: '16:00', ends: '17:00' })
  })

  test('shows the hours that something is in, and one around them', ({ assert }) => {
    assert.deepEqual(shownHours([evening], []), { from: 14, until: 19 })
    assert.deepEqual(shownHours([late], []), { from: 0, until: 24 })
    assert.equal(firstHour([late]), 14)
    assert.equal(firstHour([{ ...evening, starts: '09:30' }]), 8)
  })
})
