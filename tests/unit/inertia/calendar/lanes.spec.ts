import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Minutes } from '#domain/shared/time/closed_hours'
import { closedHours } from '#domain/shared/time/closed_hours'
import { clustersOf, tracksOf } from '#domain/shared/time/beside'
import { wallClock } from '#domain/shared/time/wall_clock'
import { groundsOf, isHolidayOf } from '#inertia/components/calendar/lanes/grounds_of'
import { lanesOf, shownMinutes, stripOf } from '#inertia/components/calendar/lanes/lanes_of'
import type { CalendarAnswer } from '#inertia/components/calendar/types'
import type { ShownSession } from '#inertia/components/calendar/shown_session'

const person = (id: string) => ({
  ...{ id, first_name: id, last_name: id },
  ...{ first_name_other: null, last_name_other: null, colour: null },
})

const room = (id: string, branch = 0) => ({
  id,
  code: id,
  name_en: id,
  name_ar: id,
  colour: null,
  branch,
})

const answered = (background: Partial<CalendarAnswer['background']> = {}): CalendarAnswer => ({
  zone: 'Asia/Riyadh',
  ...{ sessions: [], groups: [], courses: [], students: [], branches: [] },
  instructors: [person('sara'), person('omar')],
  rooms: [room('R1'), room('R2', 1)],
  background: { holidays: [], timings: [], open: [], absences: [], closures: [], ...background },
})

const session = (starts_at: string, minutes: number, more: Partial<ShownSession> = {}) =>
  ({
    ...{ id: starts_at, starts_at, minutes, type: 'regular', status: 'scheduled', version: 1 },
    ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
    name: 'Algebra',
    place: '',
    instructorName: '',
    assistantNames: [],
    children: [],
    ...{ colour: null, hue: null, tone: null },
    ...more,
  }) satisfies ShownSession

const week = { from: '2026-11-22', to: '2026-11-28' }

const drawn = (by: 'rooms' | 'instructors', sessions: ShownSession[], answer = answered()) =>
  lanesOf({ by, answer, sessions, days: week, clock: wallClock(answer.zone) })

const anySpans = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 95 }), length: fc.integer({ min: 1, max: 12 }) })
    .map(({ from, length }): Minutes => ({ from: from * 15, until: (from + length) * 15 }))
)

const meet = (one: Minutes, other: Minutes) => one.from < other.until && other.from < one.until

test.group('Lanes of a calendar', () => {
  test('are of all that are told, and first of what has none', ({ assert }) => {
    const sessions = [
      session('2026-11-23T06:00:00Z', 60, { room: 1 }),
      session('2026-11-23T07:00:00Z', 60),
      session('2026-11-23T08:00:00Z', 60, { is_online: true }),
    ]
    const places = drawn('rooms', sessions).map(({ place, placed }) => [place, placed.length])
    assert.deepEqual(places, [
      ['none', 1],
      ['online', 1],
      [0, 0],
      [1, 1],
    ])
    assert.deepEqual(
      drawn('rooms', []).map(({ place }) => place),
      [0, 1]
    )
  })

  test('show a session to whoever teaches and whoever assists, and count what is held', ({
    assert,
  }) => {
    const sessions = [
      session('2026-11-23T06:00:00Z', 90, { instructor: 0, assistants: [1] }),
      session('2026-11-24T06:00:00Z', 60, { instructor: 0, status: 'cancelled' }),
    ]
    const lanes = drawn('instructors', sessions)
    assert.deepEqual(
      lanes.map(({ placed, minutes }) => [placed.length, minutes]),
      [
        [2, 90],
        [1, 90],
      ]
    )
  })

  test('carry a session past midnight into the next day, and count it once', ({ assert }) => {
    const [lane] = drawn('rooms', [session('2026-11-23T20:00:00Z', 120, { room: 0 })])
    assert.deepEqual(
      lane!.placed.map(({ day, from, until, isFirst }) => [day, from, until, isFirst]),
      [
        ['2026-11-23', 1380, 1440, true],
        ['2026-11-24', 0, 60, false],
      ]
    )
    assert.equal(lane!.minutes, 120)
  })

  test('give an hour that the clocks show twice its length', ({ assert }) => {
    const answer = { ...answered(), zone: 'Europe/Berlin' }
    const days = { from: '2026-10-25', to: '2026-10-25' }
    const sessions = [session('2026-10-25T00:30:00Z', 60, { room: 0 })]
    const [lane] = lanesOf({ by: 'rooms', answer, sessions, days, clock: wallClock(answer.zone) })
    assert.deepInclude(lane!.placed[0]!, { from: 150, until: 210 })
  })

  test('know who is away and what is out of use', ({ assert }) => {
    const answer = answered({
      absences: [
        { instructor: 1, starts_at: '2026-11-22T21:00:00Z', ends_at: '2026-11-24T09:00:00Z' },
      ],
      closures: [{ room: 0, starts_on: '2026-11-28' }],
    })
    const [sara, omar] = drawn('instructors', [], answer)
    assert.isEmpty(sara!.away)
    assert.deepEqual(
      omar!.away.map(({ day, from, until }) => [day, from, until]),
      [
        ['2026-11-23', 0, 1440],
        ['2026-11-24', 0, 720],
      ]
    )
    const [closed, open] = drawn('rooms', [], answer)
    assert.deepEqual(
      closed!.away.map(({ day }) => day),
      ['2026-11-28']
    )
    assert.isEmpty(open!.away)
  })

  test("take a branch's holiday for one of its rooms alone", ({ assert }) => {
    const named = { id: 'h', name_en: 'Eid', name_ar: 'عيد' }
    const answer = answered({
      holidays: [{ ...named, starts_on: '2026-11-22', ends_on: '2026-11-23', branch: 1 }],
      open: [{ day: '2026-11-22', windows: [] }],
    })
    const [sunday, , tuesday] = groundsOf(answer, week)
    const [here, there] = drawn('rooms', [], answer)
    assert.isTrue(sunday!.isClosed)
    assert.isFalse(isHolidayOf(here!, 'rooms', sunday!, answer))
    assert.isTrue(isHolidayOf(there!, 'rooms', sunday!, answer))
    assert.isFalse(isHolidayOf(there!, 'rooms', tuesday!, answer))
    assert.isFalse(isHolidayOf(drawn('instructors', [])[0]!, 'instructors', sunday!, answer))
  })
})

test.group('Sessions beside each other in a lane', () => {
  test('no two of a track overlap, and no track stands empty', ({ assert }) => {
    fc.assert(
      fc.property(anySpans, (spans) => {
        const tracks = tracksOf(spans)
        spans.forEach((one, at) => {
          spans.slice(at + 1).forEach((other, n) => {
            if (tracks[at] === tracks[at + 1 + n]) assert.isFalse(meet(one, other))
          })
        })
        const most = Math.max(
          0,
          ...spans.map(
            (one) => spans.filter((o) => o.from <= one.from && one.from < o.until).length
          )
        )
        assert.equal(new Set(tracks).size, most)
      })
    )
  })

  test('keep what is drawn longer than it is off the next', ({ assert }) => {
    const spans = [
      { from: 540, until: 550 },
      { from: 555, until: 600 },
    ]
    assert.deepEqual(tracksOf(spans), [0, 0])
    assert.deepEqual(tracksOf(spans, 25), [0, 1])
  })

  test('only those that overlap stand together', ({ assert }) => {
    const span = (from: number, until: number) => ({ from, until })
    const spans = [span(9, 12), span(10, 11), span(11, 13), span(13, 14)]
    assert.deepEqual(
      clustersOf(spans).map(({ length }) => length),
      [3, 1]
    )
  })
})

test.group('The line of a day', () => {
  test('tells of every minute once, and of what is taken before anything else', ({ assert }) => {
    const hours = { from: 480, until: 1200 }
    fc.assert(
      fc.property(anySpans, anySpans, (busy, away) => {
        const strip = stripOf(hours, { busy, away, closed: [] })
        assert.equal(strip[0]!.from, hours.from)
        assert.equal(strip.at(-1)!.until, hours.until)
        for (const [at, { from, until, kind }] of strip.entries()) {
          if (at > 0) assert.equal(from, strip[at - 1]!.until)
          const count = busy.filter((one) => meet(one, { from, until })).length
          if (count > 0) assert.equal(kind, count > 1 ? 'double' : 'busy')
          else assert.equal(kind, away.some((one) => meet(one, { from, until })) ? 'away' : 'free')
        }
      })
    )
  })

  test('a day has hours in which it is closed', ({ assert }) => {
    assert.deepEqual(closedHours([]), [{ from: 0, until: 1440 }])
    assert.deepEqual(closedHours([{ from: '00:00', until: '24:00' }]), [])
    assert.deepEqual(
      closedHours([
        { from: '09:00', until: '12:00' },
        { from: '13:00', until: '20:00' },
      ]),
      [
        { from: 0, until: 540 },
        { from: 720, until: 780 },
        { from: 1200, until: 1440 },
      ]
    )
  })

  test('a session ends when the clocks show it, also in the night they change', ({ assert }) => {
    const clock = wallClock('Europe/London')
    assert.equal(shownMinutes(session('2027-03-28T00:30:00Z', 120), clock), 180)
    assert.equal(shownMinutes(session('2027-10-30T23:30:00Z', 180), clock), 120)
    assert.equal(shownMinutes(session('2027-03-26T23:30:00Z', 60), clock), 60)
  })
})
