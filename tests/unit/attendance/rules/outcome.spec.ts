import { test } from '@japa/runner'
import { causeOf, type Judged, outcomeOf } from '#domain/attendance/rules/outcome'
import { type AttendancePolicy, standardPolicy } from '#domain/attendance/rules/policy'

const startsAt = new Date('2026-11-26T14:00:00Z')
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)

const judged: Judged = {
  status: 'present',
  standing: 'enrolled',
  startsAt,
  noticeAt: null,
  freeLateCancels: 0,
  makeUpsLeft: null,
}

const strict: Partial<AttendancePolicy> = {
  late_cancel_charge: 50,
  no_show_charge: 100,
  pays_late_cancel: true,
  pays_no_show: false,
}

type Line = [
  what: string,
  given: Partial<Judged>,
  policy: Partial<AttendancePolicy>,
  outcome: string,
]

/** attended, charged %, unit, instructor paid, make-up: y, n, or ? where it is not decided. */
const table: Line[] = [
  ['present', {}, {}, 'attended y 100 y y n'],
  ['late', { status: 'late' }, strict, 'attended y 100 y y n'],
  ['excused in time', told(30), {}, 'excused n 0 n n y'],
  ['excused at the last moment that is in time', told(24), {}, 'excused n 0 n n y'],
  ['excused in time, charged for', told(30), { charges_excused: true }, 'excused n 100 y n y'],
  [
    'excused in time, charged for only where it is made up for',
    told(30),
    { charges_excused: true, make_ups: 'never' },
    'excused n 0 n n n',
  ],
  [
    'excused in time, charged for once a make-up is decided',
    told(30),
    { charges_excused: true, make_ups: 'ask' },
    'excused n 0 n n ?',
  ],
  [
    'excused in time, not charged for beyond what is made up for',
    { ...told(30), makeUpsLeft: 0 },
    { charges_excused: true },
    'excused n 0 n n n',
  ],
  ['excused in time, never made up', told(30), { make_ups: 'never' }, 'excused n 0 n n n'],
  ['excused in time, not decided', told(30), { make_ups: 'ask' }, 'excused n 0 n n ?'],
  [
    'excused in time, decided for',
    { ...told(30), makesUp: true },
    { make_ups: 'ask' },
    'excused n 0 n n y',
  ],
  [
    'excused in time, decided against',
    { ...told(30), makesUp: false },
    { make_ups: 'ask' },
    'excused n 0 n n n',
  ],
  [
    'excused in time, the last one allowed',
    { ...told(30), makeUpsLeft: 1 },
    {},
    'excused n 0 n n y',
  ],
  ['excused in time, one too many', { ...told(30), makeUpsLeft: 0 }, {}, 'excused n 0 n n n'],
  ['a decision nobody asked for', { ...told(30), makesUp: false }, {}, 'excused n 0 n n y'],
  ['cancelled late, as centres begin', told(23.9), {}, 'late_cancel n 0 n n n'],
  ['cancelled late', told(5), strict, 'late_cancel n 50 y y n'],
  [
    'cancelled late, one of the free ones',
    { ...told(5), freeLateCancels: 1 },
    strict,
    'late_cancel n 0 n y n',
  ],
  [
    'cancelled late, notice of 4 hours',
    told(5),
    { ...strict, notice_hours: 4 },
    'excused n 0 n n y',
  ],
  ['excused without notice', { status: 'excused' }, strict, 'late_cancel n 50 y y n'],
  ['excused after it began', told(-1), { ...strict, notice_hours: 0 }, 'late_cancel n 50 y y n'],
  ['no-show, as centres begin', { status: 'absent' }, {}, 'no_show n 0 n y n'],
  ['no-show', { status: 'absent' }, strict, 'no_show n 100 y n n'],
  [
    'no-show, free ones are for who cancels',
    { status: 'absent', freeLateCancels: 3 },
    strict,
    'no_show n 100 y n n',
  ],
  ['a guest', { standing: 'guest', missedCharge: 100 }, strict, 'attended y 0 n y n'],
  [
    'a guest who was not charged for what they missed',
    { standing: 'guest', missedCharge: 0 },
    strict,
    'attended y 100 y y n',
  ],
  [
    'a guest who was charged half for what they missed',
    { standing: 'guest', missedCharge: 50 },
    strict,
    'attended y 50 y y n',
  ],
  [
    'a guest who stays away',
    { standing: 'guest', missedCharge: 100, status: 'absent' },
    strict,
    'no_show n 0 n n n',
  ],
  [
    'a guest who excuses himself',
    { standing: 'guest', missedCharge: 100, ...told(30) },
    {},
    'excused n 0 n n n',
  ],
  [
    'a guest whose make-up is spent',
    { standing: 'guest', missedCharge: null },
    {},
    'attended y 100 y y n',
  ],
  [
    'a guest whose make-up is spent, cancelled late',
    { standing: 'guest', missedCharge: null, freeLateCancels: 1, ...told(5) },
    strict,
    'late_cancel n 50 y y n',
  ],
  [
    'a guest whose make-up is spent, excused',
    { standing: 'guest', missedCharge: null, ...told(30) },
    { charges_excused: true },
    'excused n 0 n n n',
  ],
  ['a trial', { standing: 'trial' }, {}, 'attended y 100 y y n'],
  ['alone, cancelled late', { standing: 'alone', ...told(5) }, strict, 'late_cancel n 50 y y n'],
]

function told(hours: number): Partial<Judged> {
  return { status: 'excused', noticeAt: before(hours) }
}

test.group('What follows from attendance (domain §1.12)', () => {
  test('{0}')
    .with(table)
    .run(({ assert }, [, given, changes, expected]) => {
      const outcome = outcomeOf({ ...judged, ...given }, { ...standardPolicy, ...changes })
      assert.equal(written(outcome), expected)
    })

  test('a late cancellation uses a free one of the year only where it would have been charged', ({
    assert,
  }) => {
    const uses = (absence: Partial<Judged>, late_cancel_charge: number) => {
      const policy = { ...standardPolicy, late_cancel_charge }
      return outcomeOf({ ...judged, ...told(5), ...absence }, policy).uses_free_cancel
    }
    assert.isTrue(uses({ freeLateCancels: 1 }, 50))
    assert.isFalse(uses({ freeLateCancels: 1 }, 0))
    assert.isFalse(uses({ freeLateCancels: 0 }, 50))
    assert.isFalse(uses({ freeLateCancels: 1, standing: 'guest', missedCharge: null }, 50))
    assert.isFalse(uses({ freeLateCancels: 1, status: 'absent' }, 50))
  })

  const causes: [what: string, Partial<Judged>, Partial<AttendancePolicy>, cause: string | null][] =
    [
      ['in time', told(30), strict, null],
      ['after the time, charged', told(5), strict, 'late'],
      [
        'after the time, one of those that are free',
        { ...told(5), freeLateCancels: 1 },
        strict,
        'free_late_cancel',
      ],
      [
        'after the time, which costs nothing',
        { ...told(5), freeLateCancels: 1 },
        { late_cancel_charge: 0 },
        'late',
      ],
      [
        'in time, beyond what is made up for',
        { ...told(30), makeUpsLeft: 0 },
        strict,
        'make_ups_used_up',
      ],
      ['in time, never made up for', { ...told(30), makeUpsLeft: 0 }, { make_ups: 'never' }, null],
      [
        'a guest, who has no allowances',
        { ...told(5), standing: 'guest', freeLateCancels: 1 },
        strict,
        'late',
      ],
    ]
  for (const [what, given, said, cause] of causes) {
    test(`why an absence is judged so: told ${what}`, ({ assert }) => {
      const [absence, policy] = [
        { ...judged, ...given },
        { ...standardPolicy, ...said },
      ]
      assert.equal(causeOf(outcomeOf(absence, policy), absence, policy), cause)
    })
  }
})

function written(outcome: ReturnType<typeof outcomeOf>) {
  const answer = (value: boolean | null) => (value === null ? '?' : value ? 'y' : 'n')
  return [
    outcome.event,
    answer(outcome.counts_as_attended),
    outcome.charge_percent,
    answer(outcome.uses_unit),
    answer(outcome.pays_instructor),
    answer(outcome.makes_up),
  ].join(' ')
}
