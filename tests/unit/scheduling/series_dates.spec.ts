import { test } from '@japa/runner'
import fc from 'fast-check'
import { seriesDates, type SeriesDates } from '#domain/scheduling/series/rules/series_dates'
import {
  monthPositions,
  type Series,
  type SeriesEnd,
  type SeriesPattern,
} from '#domain/scheduling/series/rules/series_rule'
import { takeSeriesDays } from '#domain/scheduling/series/rules/series_days'
import { type Weekday, weekdayOf, weekdays } from '#domain/shared/time/weekday'
import {
  instantsByIntl,
  jumpByIntl,
  shownByIntl,
  startsByIcal,
} from '#tests/helpers/scheduling/series_oracle'

const base: Series = {
  pattern: {
    kind: 'weekly',
    every: 1,
    weekStart: 7,
    slots: [{ weekday: 1, starts: '17:00', minutes: 90 }],
  },
  startsOn: '2026-09-01',
  ends: { kind: 'count', count: 4 },
  zone: 'Asia/Riyadh',
  holidays: [],
  excluded: [],
}

const weekly = (slots: string, every = 1, weekStart: Weekday = 7): SeriesPattern => ({
  kind: 'weekly',
  every,
  weekStart,
  slots: slots.split(' ').map((slot) => {
    const [weekday, starts, minutes] = slot.split('@')
    return { weekday: Number(weekday) as Weekday, starts: starts!, minutes: Number(minutes ?? 60) }
  }),
})

function datesOf(change: Partial<Series>): SeriesDates {
  const made = seriesDates({ ...base, ...change })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

const heldOn = (change: Partial<Series>) =>
  datesOf(change)
    .dates.filter(({ skipped }) => !skipped)
    .map(({ date }) => date)

const refusal = (change: Partial<Series>) => {
  const made = seriesDates({ ...base, ...change })
  return made.ok ? undefined : made.error.type
}

const zones = [
  'Europe/Berlin',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Riyadh',
  'Australia/Lord_Howe',
  'America/New_York',
  'Africa/Casablanca',
]

const two = (number: number) => String(number).padStart(2, '0')
const day = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/** Often in the hours in which clocks change, and by the minute. */
const time = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })),
  fc.tuple(fc.constantFrom(0, 1, 2, 3, 23), fc.constantFrom(0, 15, 30, 45))
)
const slot = fc.record({
  starts: time.map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
  minutes: fc.integer({ min: 1, max: 240 }),
})
const every = fc.integer({ min: 1, max: 5 })
const weekday = fc.constantFrom(...weekdays)
const pattern: fc.Arbitrary<SeriesPattern> = fc.oneof(
  fc.record({
    kind: fc.constant('weekly' as const),
    every,
    weekStart: weekday,
    slots: fc.array(
      fc.tuple(weekday, slot).map(([on, at]) => ({ weekday: on, ...at })),
      { minLength: 1, maxLength: 5 }
    ),
  }),
  fc.record({
    kind: fc.constant('monthly' as const),
    every,
    position: fc.constantFrom(...monthPositions),
    weekday,
    slots: fc.array(slot, { minLength: 1, maxLength: 2 }),
  })
)
const plusDays = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

const series: fc.Arbitrary<Series> = fc
  .record({
    pattern,
    startsOn: day,
    end: fc.constantFrom('on', 'count', 'held'),
    length: fc.integer({ min: 1, max: 60 }),
    zone: fc.constantFrom(...zones),
    spans: fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 21 })), {
      maxLength: 4,
    }),
    excluded: fc.array(fc.nat({ max: 70 }), { maxLength: 4 }),
  })
  .map(({ end, length, spans, excluded, ...made }) => {
    const ends: SeriesEnd =
      end === 'on'
        ? { kind: 'on', date: plusDays(made.startsOn, length * 12) }
        : { kind: end as 'count' | 'held', count: length }
    const holidays = spans.map(([after, days]) => ({
      startsOn: plusDays(made.startsOn, after),
      endsOn: plusDays(made.startsOn, after + days),
    }))
    const plain = { ...made, ends, holidays, excluded: [] }
    const starts = startsByIcal(plain, plusDays(made.startsOn, 3600), 80)
    return { ...plain, excluded: excluded.flatMap((at) => starts[at] ?? []) }
  })

/** The ends of a series told another way: over the oracle's dates, one after another. */
function expected({ ends, holidays, excluded, ...rest }: Series) {
  const latest = plusDays(rest.startsOn, 3652)
  const all = startsByIcal({ ...rest, ends, holidays, excluded }, latest, 200)
  const isSkipped = (local: string) =>
    excluded.includes(local) ||
    holidays.some(
      (span) => span.startsOn <= local.slice(0, 10) && local.slice(0, 10) <= span.endsOn
    )
  const told: { local: string; skipped: boolean }[] = []
  let held = 0
  for (const local of all) {
    if (ends?.kind === 'on' && local.slice(0, 10) > ends.date) break
    if (ends?.kind === 'count' && told.length === ends.count) break
    if (ends?.kind === 'held' && held === ends.count) break
    const skipped = isSkipped(local)
    told.push({ local, skipped })
    if (!skipped) held++
  }
  return { told, held }
}

test.group('The dates of a series', () => {
  test('are those another program finds for the same rule', ({ assert }) => {
    let compared = 0
    fc.assert(
      fc.property(series, (made) => {
        const result = seriesDates(made)
        const { told, held } = expected(made)
        if (!result.ok) {
          if (result.error.type === 'no_dates') return assert.equal(held, 0)
          return assert.include(['overlaps_itself', 'too_long'], result.error.type)
        }
        compared++
        assert.deepEqual(
          result.value.dates.map(({ date, starts, skipped }) => ({
            local: `${date}T${starts}`,
            skipped: skipped !== null,
          })),
          told
        )
        const last = told.filter(({ skipped }) => !skipped).at(-1)!
        assert.deepEqual([result.value.held, result.value.endsOn], [held, last.local.slice(0, 10)])
      }),
      { numRuns: 100 }
    )
    assert.isAbove(compared, 50)
  })

  test('begin when the clocks of their zone show the time that was asked for', ({ assert }) => {
    fc.assert(
      fc.property(series, (made) => {
        const result = seriesDates(made)
        if (!result.ok) return
        for (const { date, starts, minutes, startsAt, endsAt, change, shown } of result.value
          .dates) {
          const local = `${date}T${starts}`
          assert.equal(shown, shownByIntl(startsAt.getTime(), made.zone))
          assert.equal(endsAt.getTime() - startsAt.getTime(), minutes * 60_000)
          const instants = instantsByIntl(local, made.zone)
          if (!instants.length) {
            assert.equal(change, 'skipped')
            const jump = jumpByIntl(local, made.zone)
            const before = shownByIntl(jump - 60_000, made.zone)
            const sinceJump = Date.parse(`${local}Z`) - Date.parse(`${before}Z`) - 60_000
            assert.equal(startsAt.getTime() - jump, sinceJump)
          } else {
            assert.equal(startsAt.getTime(), instants[0])
            assert.equal(change, instants.length > 1 ? 'doubled' : null)
          }
        }
      }),
      { numRuns: 60 }
    )
  })

  test('fall on the weekdays of the rule, counted from Monday', ({ assert }) => {
    fc.assert(
      fc.property(fc.uniqueArray(weekday, { minLength: 1 }), day, (days, startsOn) => {
        const slots = days.map((one) => ({ weekday: one, starts: '08:00', minutes: 60 }))
        const { dates } = datesOf({
          startsOn,
          pattern: { kind: 'weekly', every: 1, weekStart: 7, slots },
          ends: { kind: 'count', count: 14 },
        })
        assert.isTrue(dates.every(({ date }) => days.includes(weekdayOf(date))))
        assert.sameMembers([...new Set(dates.map(({ date }) => weekdayOf(date)))], days)
      }),
      { numRuns: 30 }
    )
  })

  test('of several weekdays have each its own times', ({ assert }) => {
    const { dates, endsOn } = datesOf({
      pattern: weekly('7@17:00@60 2@09:00@90 2@16:30@45'),
      ends: { kind: 'count', count: 5 },
    })
    assert.deepEqual(
      dates.map(({ date, starts, minutes }) => `${date} ${starts} ${minutes}`),
      [
        '2026-09-01 09:00 90',
        '2026-09-01 16:30 45',
        '2026-09-06 17:00 60',
        '2026-09-08 09:00 90',
        '2026-09-08 16:30 45',
      ]
    )
    assert.equal(endsOn, '2026-09-08')
  })

  test('of every second week follow the day on which the week begins', ({ assert }) => {
    const on = (weekStart: Weekday) =>
      heldOn({ startsOn: '2026-09-05', pattern: weekly('6@10:00 7@10:00', 2, weekStart) })
    assert.deepEqual(on(1), ['2026-09-05', '2026-09-06', '2026-09-19', '2026-09-20'])
    assert.deepEqual(on(7), ['2026-09-05', '2026-09-13', '2026-09-19', '2026-09-27'])
  })

  test('of a month: the second Tuesday and the last Friday', ({ assert }) => {
    const monthly = (position: 2 | -1, on: Weekday) =>
      heldOn({
        pattern: {
          kind: 'monthly',
          every: 1,
          position,
          weekday: on,
          slots: [{ starts: '10:00', minutes: 60 }],
        },
      })
    assert.deepEqual(monthly(2, 2), ['2026-09-08', '2026-10-13', '2026-11-10', '2026-12-08'])
    assert.deepEqual(monthly(-1, 5), ['2026-09-25', '2026-10-30', '2026-11-27', '2026-12-25'])
  })

  test('named one by one are told in order and end by themselves', ({ assert }) => {
    const slots = ['2026-10-04', '2026-09-03'].map((date) => ({
      date,
      starts: '10:00',
      minutes: 60,
    }))
    assert.deepEqual(heldOn({ pattern: { kind: 'dates', slots }, ends: null }), [
      '2026-09-03',
      '2026-10-04',
    ])
  })

  test('end on their last day, which is one of them', ({ assert }) => {
    assert.deepEqual(heldOn({ ends: { kind: 'on', date: '2026-09-21' } }), [
      '2026-09-07',
      '2026-09-14',
      '2026-09-21',
    ])
  })

  test('skip a holiday, which uses up one of a count and is made up where they are held', ({
    assert,
  }) => {
    const holidays = [{ startsOn: '2026-09-14', endsOn: '2026-09-20', name: 'National Day' }]
    assert.deepEqual(heldOn({ holidays }), ['2026-09-07', '2026-09-21', '2026-09-28'])
    const { dates, held, endsOn } = datesOf({ holidays, ends: { kind: 'held', count: 4 } })
    assert.deepEqual(
      dates.map(({ date, skipped, madeUp }) => [date, skipped?.reason ?? null, madeUp]),
      [
        ['2026-09-07', null, false],
        ['2026-09-14', 'holiday', false],
        ['2026-09-21', null, false],
        ['2026-09-28', null, false],
        ['2026-10-05', null, true],
      ]
    )
    assert.deepEqual(dates[1]!.skipped, { reason: 'holiday', holiday: holidays[0] })
    assert.deepEqual([held, endsOn], [4, '2026-10-05'])
  })

  test('leave out one of two sessions of a day', ({ assert }) => {
    const { dates } = datesOf({
      pattern: weekly('1@09:00 1@16:00'),
      excluded: ['2026-09-07T16:00'],
      ends: { kind: 'held', count: 2 },
    })
    assert.deepEqual(
      dates.map(({ date, starts, skipped }) => [date, starts, skipped?.reason]),
      [
        ['2026-09-07', '09:00', undefined],
        ['2026-09-07', '16:00', 'excluded'],
        ['2026-09-14', '09:00', undefined],
      ]
    )
  })
})

/** [zone, wall clock, what the clocks did, instant, what they show] */
const clockChanges = [
  ['Europe/Berlin', '2026-03-29T02:30', 'skipped', '2026-03-29T01:30Z', '2026-03-29T03:30'],
  ['Europe/Berlin', '2026-10-25T02:30', 'doubled', '2026-10-25T00:30Z', '2026-10-25T02:30'],
  ['Africa/Cairo', '2022-04-29T00:30', null, '2022-04-28T22:30Z', '2022-04-29T00:30'],
  ['Africa/Cairo', '2023-04-28T00:30', 'skipped', '2023-04-27T22:30Z', '2023-04-28T01:30'],
  ['Africa/Cairo', '2026-10-29T23:30', 'doubled', '2026-10-29T20:30Z', '2026-10-29T23:30'],
  ['America/Santiago', '2026-09-06T00:15', 'skipped', '2026-09-06T04:15Z', '2026-09-06T01:15'],
  ['America/Santiago', '2026-04-04T23:30', 'doubled', '2026-04-05T02:30Z', '2026-04-04T23:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:10', 'skipped', '2026-10-03T15:40Z', '2026-10-04T02:40'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', 'doubled', '2026-04-04T14:45Z', '2026-04-05T01:45'],
  ['Asia/Riyadh', '2026-03-29T02:30', null, '2026-03-28T23:30Z', '2026-03-29T02:30'],
] as const

test.group('A series across a change of clocks', () => {
  test('{zone} {local} is {change}')
    .with(
      clockChanges.map(([zone, local, change, at, shown]) => ({ zone, local, change, at, shown }))
    )
    .run(({ assert }, { zone, local, change, at, shown }) => {
      const [date, starts] = local.split('T') as [string, string]
      const { dates } = datesOf({
        zone,
        startsOn: date,
        ends: null,
        pattern: { kind: 'dates', slots: [{ date, starts, minutes: 120 }] },
      })
      assert.deepEqual(
        [dates[0]!.change, dates[0]!.startsAt.getTime(), dates[0]!.shown],
        [change, Date.parse(at), shown]
      )
      assert.equal(dates[0]!.endsAt.getTime(), Date.parse(at) + 7_200_000)
    })

  test('keeps its time on the wall while its instants move', ({ assert }) => {
    const { dates } = datesOf({
      zone: 'Europe/Berlin',
      startsOn: '2026-10-19',
      ends: { kind: 'count', count: 2 },
    })
    assert.deepEqual(
      dates.map(({ shown, startsAt }) => [shown, startsAt.toISOString()]),
      [
        ['2026-10-19T17:00', '2026-10-19T15:00:00.000Z'],
        ['2026-10-26T17:00', '2026-10-26T16:00:00.000Z'],
      ]
    )
  })

  test('lasts as long as ever when it runs over midnight into another offset', ({ assert }) => {
    const { dates } = datesOf({
      zone: 'Europe/Berlin',
      startsOn: '2026-10-24',
      pattern: weekly('6@23:00@240'),
      ends: { kind: 'count', count: 1 },
    })
    assert.equal(dates[0]!.endsAt.toISOString(), '2026-10-25T01:00:00.000Z')
    assert.equal(shownByIntl(dates[0]!.endsAt.getTime(), 'Europe/Berlin'), '2026-10-25T02:00')
  })
})

const slots = (starts: string, minutes: number) => ({
  pattern: {
    kind: 'weekly' as const,
    every: 1,
    weekStart: 7 as const,
    slots: [{ weekday: 1 as const, starts, minutes }],
  },
})

/** [what is wrong, the change, the refusal] */
const refusals: [string, Partial<Series>, string][] = [
  ['never ends', { ends: null }, 'endless'],
  ['has no slot', { pattern: { ...weekly('1@10:00'), slots: [] } as SeriesPattern }, 'no_slots'],
  ['lasts no minute', slots('17:00', 0), 'minutes'],
  ['lasts a minute less than none', slots('17:00', -1), 'minutes'],
  ['lasts 25 hours', slots('17:00', 25 * 60), 'minutes'],
  ['lasts half a minute', slots('17:00', 0.5), 'minutes'],
  ['starts at an hour that no clock shows', slots('24:00', 60), 'starts'],
  ['starts at a word', slots('noon', 60), 'starts'],
  ['is in no zone', { zone: 'Asia/Atlantis' }, 'zone'],
  ['starts on no day', { startsOn: '2026-02-30' }, 'starts_on'],
  ['ends before it starts', { ends: { kind: 'on', date: '2026-08-31' } }, 'ends_on'],
  ['ends on no day', { ends: { kind: 'on', date: '2026-02-30' } }, 'ends_on'],
  ['comes every 0 weeks', { pattern: weekly('1@10:00', 0) }, 'every'],
  ['comes every 53 weeks', { pattern: weekly('1@10:00', 53) }, 'every'],
  ['is on an eighth day', { pattern: weekly('8@10:00') }, 'slot_day'],
  ['has no dates to count', { ends: { kind: 'count', count: 0 } }, 'count'],
  ['has half a date', { ends: { kind: 'held', count: 1.5 } }, 'count'],
  ['has 10,000 dates', { ends: { kind: 'count', count: 10_000 } }, 'too_many'],
  [
    'has 1,001 dates by its last day',
    { pattern: weekly('1@10:00 2@10:00 3@10:00'), ends: { kind: 'on', date: '2033-02-01' } },
    'too_many',
  ],
  ['ends in eleven years', { ends: { kind: 'on', date: '2037-09-01' } }, 'too_long'],
  [
    'needs eleven years for its count',
    { pattern: weekly('1@10:00', 52), ends: { kind: 'count', count: 12 } },
    'too_long',
  ],
  [
    'is never held, its holidays being without end',
    {
      holidays: [{ startsOn: '2026-01-01', endsOn: '2099-01-01' }],
      ends: { kind: 'held', count: 1 },
    },
    'too_long',
  ],
  [
    'has nothing left beside its holidays',
    { holidays: [{ startsOn: '2026-01-01', endsOn: '2099-01-01' }] },
    'no_dates',
  ],
  ['overlaps itself', { pattern: weekly('1@10:00@61 1@11:00@60') }, 'overlaps_itself'],
  ['overlaps itself over midnight', { pattern: weekly('1@23:00@120 2@00:30') }, 'overlaps_itself'],
  ['has one session twice', { pattern: weekly('1@10:00 1@10:00') }, 'overlaps_itself'],
  [
    'has a date before it starts',
    {
      ends: null,
      pattern: { kind: 'dates', slots: [{ date: '2026-08-31', starts: '10:00', minutes: 60 }] },
    },
    'slot_day',
  ],
]

test.group('A series that is refused', () => {
  test('{why}')
    .with(refusals.map(([why, change, type]) => ({ why, change, type })))
    .run(({ assert }, { change, type }) => assert.equal(refusal(change), type))

  test('pushes a session into the next by an hour that the clocks skip', ({ assert }) => {
    const made = seriesDates({
      ...base,
      zone: 'Europe/Berlin',
      startsOn: '2026-03-29',
      pattern: weekly('7@02:30@30 7@03:30@30'),
      ends: { kind: 'count', count: 2 },
    })
    assert.deepEqual(made, {
      ok: false,
      error: { type: 'overlaps_itself', starts: '2026-03-29T03:30', next: '2026-03-29T03:30' },
    })
  })

  test('touching ends are none', ({ assert }) => {
    assert.equal(heldOn({ pattern: weekly('1@10:00@60 1@11:00@60') }).length, 4)
  })

  test('1,000 dates are not too many', ({ assert }) => {
    const ends = { kind: 'count', count: 1000 } as const
    assert.equal(datesOf({ pattern: weekly('1@10:00 2@10:00'), ends }).held, 1000)
  })
})

test.group('A series that follows timings', () => {
  const ramadan = {
    ...{ name_en: 'Ramadan', name_ar: 'رمضان' },
    ...{ starts_on: '2026-09-14', ends_on: '2026-09-21' },
    ...{ shift_minutes: 240, shorten_minutes: 30 },
  }
  const held = (change: Partial<Series>) =>
    datesOf(change).dates.map(({ shown, minutes, timing }) => [shown, minutes, timing?.name_en])

  test('is held by them on their days, and knows each session by its usual start', ({ assert }) => {
    assert.deepEqual(held({ timings: [ramadan] }), [
      ['2026-09-07T17:00', 90, undefined],
      ['2026-09-14T21:00', 60, 'Ramadan'],
      ['2026-09-21T21:00', 60, 'Ramadan'],
      ['2026-09-28T17:00', 90, undefined],
    ])
    const starts = (change: Partial<Series>) =>
      datesOf(change).dates.map(({ originalStart }) => originalStart.toISOString())
    assert.deepEqual(starts({ timings: [ramadan] }), starts({}))
  })

  test('goes past midnight with them, and is counted and skipped by its own days', ({ assert }) => {
    const timings = [{ ...ramadan, shift_minutes: 480 }]
    const holidays = [{ startsOn: '2026-09-14', endsOn: '2026-09-14' }]
    const made = datesOf({ timings, holidays, ends: { kind: 'held', count: 2 } })
    assert.deepEqual(
      made.dates.map(({ shown, skipped }) => [shown, skipped?.reason]),
      [
        ['2026-09-07T17:00', undefined],
        ['2026-09-14T17:00', 'holiday'],
        ['2026-09-22T01:00', undefined],
      ]
    )
    assert.equal(made.endsOn, '2026-09-21')
  })

  test('is refused where a timing moves one of its sessions into another', ({ assert }) => {
    const twice = weekly('1@17:00@90 2@15:00@90')
    const timings = [{ ...ramadan, ends_on: '2026-09-14', shift_minutes: 22 * 60 }]
    const ends = { kind: 'count', count: 6 } as const
    assert.equal(refusal({ pattern: twice, ends }), undefined)
    assert.equal(refusal({ pattern: twice, ends, timings }), 'overlaps_itself')
  })
})

test.group('The days of a pattern', () => {
  test('are looked at until there are enough', ({ assert }) => {
    const days: string[] = []
    const decade = { startsOn: '2026-09-01', endsOn: '2036-09-01' }
    takeSeriesDays(base.pattern, decade, (one) => (days.push(one) < 2 ? 'more' : 'enough'))
    assert.deepEqual(days, ['2026-09-07', '2026-09-14'])
    days.length = 0
    takeSeriesDays(base.pattern, decade, (one) => (days.push(one), 'more'))
    assert.lengthOf(new Set(days), 522)
    assert.lengthOf(days, 522)
  })
})
