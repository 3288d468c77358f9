import { isDeepStrictEqual } from 'node:util'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { FreeSlot, SlotFacts } from '#domain/scheduling/free_slots/rules/free_slot'
import { freeSlots } from '#domain/scheduling/free_slots/rules/free_slots'
import type { Against, Hindered } from '#domain/scheduling/free_slots/rules/obstacles'
import { hindrancesOf, type Resource } from '#domain/scheduling/free_slots/rules/resource'
import { searchProblem, type SlotSearch } from '#domain/scheduling/free_slots/rules/slot_search'
import { weekdayOf } from '#domain/shared/time/weekday'
import {
  againstByBrute,
  anySearch,
  clock,
  dayLater,
  isClear,
  isInHours,
  spansOf,
} from '#tests/helpers/scheduling/slot_oracle'

const at = (local: string) => Date.parse(`${local}:00+03:00`)
const span = (from: string, to: string) => ({ from: at(from), to: at(to) })

const search: SlotSearch = {
  zone: 'Asia/Riyadh',
  minutes: 60,
  from: '2026-09-06',
  until: '2026-09-06',
  earliest: '16:00',
  latest: '20:00',
  weekdays: [],
  repeats: 'once',
  near: null,
}

const facts: SlotFacts = {
  now: 0,
  opening: [],
  holidays: [],
  timings: [],
  present: [],
  closed: [],
  opposed: [],
  warns: new Set(),
  elsewhere: [],
  instructors: null,
  rooms: null,
  usual: new Map(),
}

const resource = (id: string, change: Partial<Resource> = {}): Resource => ({
  ...{ id, taken: [], hours: [], caveats: [], tier: 0 },
  ...change,
})

const busy = (from: string, to: string) => ({ kind: 'busy' as const, ...span(from, to) })

const found = (asked: Partial<SlotSearch>, known: Partial<SlotFacts> = {}) =>
  freeSlots({ ...search, ...asked }, { ...facts, ...known })

const startsOf = async (...given: Parameters<typeof found>) =>
  (await found(...given)).slots.map(({ starts }) => starts)

test.group('Free slots', () => {
  test('lie in the hours, one beside another, the hour before a quarter past it', async ({
    assert,
  }) => {
    assert.deepEqual(await startsOf({}), ['16:00', '17:00', '18:00', '19:00'])
    assert.deepEqual(await startsOf({ minutes: 90 }), ['16:00', '18:00'])
    assert.deepEqual(await startsOf({ earliest: '16:10', latest: '17:10' }), ['16:10'])
  })

  test('may touch what is busy and never overlap it', async ({ assert }) => {
    const instructors = [
      resource('huda', {
        taken: [
          busy('2026-09-06T16:00', '2026-09-06T17:30'),
          busy('2026-09-06T18:30', '2026-09-06T19:00'),
        ],
      }),
    ]
    assert.deepEqual(await startsOf({}, { instructors }), ['19:00', '17:30'])
    const closed = [span('2026-09-06T00:00', '2026-09-07T00:00')]
    assert.deepEqual(await startsOf({}, { closed }), [])
  })

  test('begin nearest to the time that is wanted, else to the usual one', async ({ assert }) => {
    assert.equal((await startsOf({ near: '17:20' }))[0], '17:20')
    const usual = new Map([[7 as const, '18:15']])
    const [first] = (await found({}, { usual })).slots
    assert.containsSubset(first, { starts: '18:15', isUsualTime: true, isBest: true })
  })

  test('are of whoever suits best among the free, and say how many more are', async ({
    assert,
  }) => {
    const late = busy('2026-09-06T18:00', '2026-09-06T20:00')
    const instructors = [
      resource('any', { tier: 2 }),
      resource('own', { tier: 0, taken: [late] }),
      resource('teaches', { tier: 1 }),
    ]
    const told = (await found({ minutes: 120 }, { instructors })).slots.map((slot) => [
      slot.starts,
      slot.instructor?.id,
      slot.moreInstructors,
    ])
    assert.deepEqual(told, [
      ['16:00', 'own', 2],
      ['18:00', 'teaches', 1],
    ])
  })

  test('in which students are elsewhere come last and say how many', async ({ assert }) => {
    const elsewhere = [
      { ...span('2026-09-06T16:00', '2026-09-06T17:00'), students: 2 },
      { ...span('2026-09-06T16:30', '2026-09-06T17:00'), students: 1 },
    ]
    const told = (await found({}, { elsewhere })).slots.map((slot) => [
      slot.starts,
      slot.studentsElsewhere,
    ])
    assert.deepEqual(told, [
      ['17:00', 0],
      ['18:00', 0],
      ['19:00', 0],
      ['16:00', 3],
    ])
  })

  test('that something speaks against come last and say what, or are none', async ({ assert }) => {
    const instructors = [
      resource('away', {
        taken: [{ kind: 'absence', ...span('2026-09-06T16:00', '2026-09-06T18:00') }],
      }),
      resource('other', { tier: 1, taken: [busy('2026-09-06T17:00', '2026-09-06T20:00')] }),
    ]
    const holiday = { kind: 'holiday' as const, ...span('2026-09-06T19:00', '2026-09-07T00:00') }
    const known = { instructors, opposed: [holiday] }
    const told = async (...warns: Against[]) =>
      (await found({}, { ...known, warns: new Set(warns) })).slots.map((slot) => [
        ...[slot.starts, slot.instructor?.id, slot.moreInstructors],
        ...[...slot.against, ...slot.instructor!.against].map(({ kind }) => kind),
      ])
    assert.deepEqual(await told(), [
      ['18:00', 'away', 0],
      ['16:00', 'other', 0],
    ])
    assert.deepEqual(await told('absence', 'holiday'), [
      ['18:00', 'away', 0],
      ['16:00', 'other', 0],
      ['17:00', 'away', 0, 'absence'],
      ['19:00', 'away', 0, 'holiday'],
    ])
  })

  test('weekly are free in every week, holidays and what is over left out', async ({ assert }) => {
    const rooms = [
      resource('hall', { taken: [busy('2026-09-20T16:00', '2026-09-20T17:00')] }),
      resource('closed in one week', {
        taken: [
          {
            kind: 'room_closed',
            from: at('2026-09-27T00:00'),
            to: at('2026-09-28T00:00'),
          },
        ],
      }),
    ]
    const asked = {
      until: '2026-09-28',
      repeats: 'weekly',
      weekdays: [7],
      latest: '18:00',
    } as const
    const holidays = [{ startsOn: '2026-09-13', endsOn: '2026-09-13' }]
    const told = async (known: Partial<SlotFacts>) => {
      const { slots } = await found(
        { ...asked, weekdays: [...asked.weekdays] },
        { rooms, ...known }
      )
      return slots.map((slot) => [slot.date, slot.starts, slot.times, slot.room?.id])
    }
    assert.deepEqual(await told({ holidays }), [['2026-09-06', '17:00', 3, 'hall']])
    assert.deepEqual(await told({ now: at('2026-09-06T17:30') }), [
      ['2026-09-13', '17:00', 3, 'hall'],
    ])
  })

  test('weekly are looked for at the hours that a dated timing has', async ({ assert }) => {
    const rooms = [resource('hall', { taken: [busy('2026-09-13T18:00', '2026-09-13T18:30')] })]
    const ramadan = { starts_on: '2026-09-10', ends_on: '2026-09-13' }
    const timings = [{ ...ramadan, shift_minutes: 120, shorten_minutes: 15 }]
    const asked = {
      until: '2026-09-20',
      repeats: 'weekly',
      weekdays: [7],
      latest: '18:00',
    } as const
    const told = async (known: Partial<SlotFacts>) => {
      const { slots } = await found({ ...asked, weekdays: [7] }, { rooms, ...known })
      return slots.map(({ starts, times, retimed }) => [starts, times, retimed])
    }
    assert.deepEqual(await told({}), [
      ['16:00', 3, 0],
      ['17:00', 3, 0],
    ])
    assert.deepEqual(await told({ timings }), [['17:00', 3, 1]])
    const opening = [{ weekday: 7 as const, starts: '10:00', ends: '19:00' }]
    assert.deepEqual(await told({ timings, opening }), [])
    const [warned] = (
      await found(
        { ...asked, weekdays: [7] },
        { rooms, timings, opening, warns: new Set(['closed']) }
      )
    ).slots
    assert.deepEqual(warned?.against, [{ kind: 'closed', times: 1 }])
  })

  test('of many days are told of the first ones, and that there are more', async ({ assert }) => {
    const { slots, hasMore } = await found({ until: '2026-10-31' })
    assert.isTrue(hasMore)
    assert.lengthOf(slots, 60)
    assert.lengthOf(new Set(slots.map(({ date }) => date)), 20)
    assert.isFalse((await found({ until: '2026-09-12' })).hasMore)
  })

  test('past midnight are on the next day, and an hour the clocks skip has none', async ({
    assert,
  }) => {
    const night = { earliest: '22:30', latest: '01:30', minutes: 60 }
    assert.deepEqual(await startsOf(night), ['00:00', '23:00'])
    const spring = { zone: 'Europe/Berlin', from: '2027-03-28', until: '2027-03-28' }
    assert.deepEqual(await startsOf({ ...spring, earliest: '02:00', latest: '03:00' }), [])
    const autumn = { zone: 'Europe/Berlin', from: '2026-10-25', until: '2026-10-25' }
    const [twice] = (await found({ ...autumn, earliest: '02:00', latest: '03:00' })).slots
    assert.equal(twice?.startsAt.toISOString(), '2026-10-25T00:00:00.000Z')
  })

  test('never overlap what is busy, and none is missed, whatever the clocks do', async ({
    assert,
  }) => {
    let told = 0
    await fc.assert(
      fc.asyncProperty(anySearch, async ({ search: asked, facts: known }) => {
        const { slots, hasMore } = await freeSlots(asked, known)
        told += slots.length
        for (const slot of slots) assertFree(slot, asked, known)
        if (!hasMore) assertWhole(slots, asked, known)
      }),
      { numRuns: 100 }
    )
    assert.isAbove(told, 300)
  })
})

function assertFree(slot: FreeSlot, asked: SlotSearch, known: SlotFacts) {
  const spans = spansOf(slot, asked, known)
  const fault = (what: string) => {
    throw new Error(`${slot.date} ${slot.starts}: ${what}`)
  }
  if (!isInHours(slot, asked)) fault('outside of what was asked')
  if (!spans) return fault('no such time')
  if (slot.startsAt.getTime() !== spans[0]!.from) fault('another instant')
  if (slot.times !== spans.length) fault('another number of weeks')
  const { date, starts, lasts } = spans[0]!
  if (!isDeepStrictEqual(slot.held, { date, starts, minutes: lasts })) fault('held otherwise')
  if (!spans.every((one) => isClear(known.closed, one))) fault('nobody may meet')
  if (!isSame(slot.against, partyAgainst(spans, known))) fault('told otherwise')
  if (slot.against.some(({ kind }) => !known.warns.has(kind))) fault('ruled out')
  for (const one of [slot.instructor, slot.room])
    if (one) {
      const against = againstByBrute(spans, one, 'hours')
      if (!isSame(one.against, against)) fault(`${one.id} is told of otherwise`)
      if (against.some(({ kind }) => !known.warns.has(kind))) fault(`${one.id} is busy`)
    }
  if ((known.instructors && !slot.instructor) || (known.rooms && !slot.room)) fault('without one')
}

const isSame = (told: Hindered[], expected: Hindered[]) =>
  isDeepStrictEqual(sorted(told), sorted(expected))

const sorted = (all: Hindered[]) =>
  [...all].sort((one, other) => one.kind.localeCompare(other.kind))

const partyAgainst = (
  spans: NonNullable<ReturnType<typeof spansOf>>,
  { opposed: taken, opening: hours }: SlotFacts
) => againstByBrute(spans, { taken, hours }, 'closed')

/** Each day, or weekday, has a slot where trying every quarter of an hour finds one. */
function assertWhole(slots: FreeSlot[], asked: SlotSearch, known: SlotFacts) {
  const days = asked.repeats === 'weekly' ? 6 : 8
  for (let day = 0; day <= days; day++) {
    const date = dayLater(asked.from, day)
    const isTold = slots.some((slot) =>
      asked.repeats === 'weekly' ? slot.weekday === weekdayOf(date) : slot.date === date
    )
    if (isTold) continue
    for (let minute = 0; minute < 1440; minute += 15) {
      const start = { date, starts: clock(minute) }
      if (isInHours(start, asked) && isFree(start, asked, known))
        throw new Error(`${date} ${start.starts} is free and wasn't told`)
    }
  }
}

function isFree(start: { date: string; starts: string }, asked: SlotSearch, known: SlotFacts) {
  const spans = spansOf(start, asked, known)
  if (!spans || !spans.every((one) => isClear(known.closed, one))) return false
  const isPassed = ({ kind }: Hindered) => known.warns.has(kind)
  if (!partyAgainst(spans, known).every(isPassed)) return false
  return [known.instructors, known.rooms].every(
    (all) => !all || all.some((one) => againstByBrute(spans, one, 'hours').every(isPassed))
  )
}

test.group('What is asked for a slot', () => {
  test('is refused under the field that is wrong', ({ assert }) => {
    const problem = (change: Partial<SlotSearch>) => {
      const refused = searchProblem({ ...search, ...change }, '2026-09-01')
      return refused && [refused.type, refused.field]
    }
    assert.isUndefined(problem({}))
    assert.isUndefined(problem({ until: '2026-10-31' }))
    assert.deepEqual(problem({ until: '2026-11-01' }), ['span_too_long', 'until'])
    assert.deepEqual(problem({ until: '2026-09-05' }), ['until_before', 'until'])
    assert.deepEqual(problem({ from: '2026-08-01', until: '2026-08-31' }), ['span_over', 'until'])
    assert.deepEqual(problem({ from: '2026-02-30' }), ['not_a_day', 'from'])
    assert.deepEqual(problem({ minutes: 241 }), ['hours_too_short', 'latest'])
    assert.isUndefined(problem({ earliest: '22:00', latest: '02:00', minutes: 240 }))
  })
})

test.group('What hinders an instructor or a room', () => {
  test('is told with how many of the times, the most frequent first', ({ assert }) => {
    const huda = resource('huda', {
      taken: [
        busy('2026-09-06T16:00', '2026-09-06T16:30'),
        { kind: 'absence', ...span('2026-09-06T00:00', '2026-09-14T00:00') },
      ],
      hours: [{ weekday: 7, starts: '16:00', ends: '17:00' }],
    })
    const times = ['2026-09-06', '2026-09-13', '2026-09-20'].map((day) => {
      return {
        weekday: 7 as const,
        minute: 960,
        minutes: 60,
        span: span(`${day}T16:00`, `${day}T17:00`),
      }
    })
    assert.deepEqual(hindrancesOf(huda, times), [
      { kind: 'absence', times: 2 },
      { kind: 'busy', times: 1 },
    ])
    const longer = times.map((time) => ({ ...time, minutes: 90 }))
    assert.deepEqual(hindrancesOf(huda, longer)[0], { kind: 'hours', times: 3 })
  })
})
