import { test } from '@japa/runner'
import { absenceSpan } from '#domain/people/instructors/rules/absence_span'
import { said, zone } from '#tests/helpers/people/absences'

const spanOf = (change: Parameters<typeof said>[0], in_ = zone) => {
  const made = absenceSpan(said(change), in_)
  if (!made.ok) return made.error.type
  const { startsAt, endsAt, weekly } = made.value
  return [startsAt.toISOString(), endsAt.toISOString(), weekly] as const
}

test.group('When an absence is', () => {
  test('hours end when they are said to, whole days with their last day', ({ assert }) => {
    const day = { fromTime: '08:00', untilDay: '2026-12-01', untilTime: '12:30' }
    assert.deepEqual(spanOf(day), ['2026-12-01T05:00:00.000Z', '2026-12-01T09:30:00.000Z', null])
    assert.deepEqual(spanOf({ ...day, isWholeDays: true }), [
      ...(['2026-11-30T21:00:00.000Z', '2026-12-01T21:00:00.000Z', null] as const),
    ])
  })

  test('of an hour that comes twice the first is meant, in whichever season it is asked', ({
    assert,
  }) => {
    const night = { fromDay: '2026-10-25', untilDay: '2026-10-25', untilTime: '04:00' }
    assert.deepEqual(spanOf({ ...night, fromTime: '01:30' }, 'Europe/London'), [
      ...(['2026-10-25T00:30:00.000Z', '2026-10-25T04:00:00.000Z', null] as const),
    ])
    assert.deepEqual(
      spanOf(
        { fromDay: '2026-11-01', untilDay: '2026-11-01', fromTime: '01:15', untilTime: '01:45' },
        'America/New_York'
      ),
      ['2026-11-01T05:15:00.000Z', '2026-11-01T05:45:00.000Z', null]
    )
    assert.deepEqual(
      spanOf(
        { fromDay: '2026-04-05', untilDay: '2026-04-05', fromTime: '02:30', untilTime: '04:00' },
        'Australia/Sydney'
      ),
      ['2026-04-04T15:30:00.000Z', '2026-04-04T18:00:00.000Z', null]
    )
  })

  test('one that repeats is on the weekday of its first day, until the last such day', ({
    assert,
  }) => {
    const tuesdays = { repeats: 'weekly', fromTime: '16:00', untilDay: '2026-12-21' } as const
    assert.deepEqual(spanOf(tuesdays), [
      '2026-12-01T13:00:00.000Z',
      '2026-12-15T21:00:00.000Z',
      { weekday: 2, fromTime: '16:00', untilTime: '24:00', timeZone: zone },
    ])
    assert.deepEqual(spanOf({ ...tuesdays, isWholeDays: true, untilDay: '2026-12-01' }), [
      '2026-11-30T21:00:00.000Z',
      '2026-12-01T21:00:00.000Z',
      { weekday: 2, fromTime: '00:00', untilTime: '24:00', timeZone: zone },
    ])
  })

  test('one that ends before it begins is refused, and a rule of more than a year', ({
    assert,
  }) => {
    const early = 'ends_before_it_starts'
    assert.equal(spanOf({ untilDay: '2026-12-01' }), early)
    assert.equal(spanOf({ isWholeDays: true, untilDay: '2026-11-30' }), early)
    const weekly = { repeats: 'weekly', fromTime: '16:00' } as const
    assert.equal(spanOf({ ...weekly, untilTime: '16:00', untilDay: '2026-12-31' }), early)
    assert.equal(spanOf({ ...weekly, untilDay: '2026-11-30' }), early)
    assert.equal(spanOf({ ...weekly, untilDay: '2027-12-03' }), 'lasts_too_long')
    assert.isArray(spanOf({ ...weekly, untilDay: '2027-12-02' }))
  })
})
