import { test } from '@japa/runner'
import { type CountedAbsence, isCounted, leftFor, periodOf } from '#domain/attendance/rules/period'
import { standardPolicy } from '#domain/attendance/rules/policy'

const zone = 'Asia/Riyadh'
const at = (starts: string, term: string | null = null) => ({
  ...{ starts_at: new Date(starts), time_zone: zone, term_id: term },
})

test.group('What absences count for', () => {
  test('a period is by the clocks of the session; what is in no term counts by the year', ({
    assert,
  }) => {
    // Midnight of Riyadh
    const newYear = at('2026-12-31T21:00Z')
    assert.equal(periodOf('month', newYear), '2027-01')
    assert.equal(periodOf('year', newYear), '2027')
    assert.equal(periodOf('term', newYear), '2027')
    assert.equal(periodOf('term', at('2026-12-31T21:00Z', 'autumn')), 'autumn')
  })

  test('late cancellations are counted by the year, make-ups by the period of the policy', ({
    assert,
  }) => {
    const had: CountedAbsence[] = [
      { ...at('2026-03-02T10:00Z'), event: 'late_cancel' },
      { ...at('2025-11-02T10:00Z'), event: 'late_cancel' },
      { ...at('2026-11-02T10:00Z'), event: 'excused' },
      { ...at('2026-10-02T10:00Z'), event: 'excused' },
    ]
    const policy = { ...standardPolicy, free_late_cancels: 2, make_ups_allowed: 2 }
    const left = (per: 'month' | 'year') =>
      leftFor(at('2026-11-20T10:00Z'), had, { ...policy, make_ups_per: per })
    assert.deepEqual(left('month'), { freeLateCancels: 1, makeUpsLeft: 1 })
    assert.deepEqual(left('year'), { freeLateCancels: 1, makeUpsLeft: 0 })
    assert.isNull(leftFor(at('2026-11-20T10:00Z'), had, standardPolicy).makeUpsLeft)
  })

  test('a late cancellation counts where it was let off its charge, an excused absence where it is made up for', ({
    assert,
  }) => {
    const counts = (
      event: CountedAbsence['event'],
      uses_free_cancel: boolean,
      makes_up: boolean | null
    ) => isCounted({ event, uses_free_cancel, makes_up })
    assert.isTrue(counts('late_cancel', true, false))
    assert.isFalse(counts('late_cancel', false, false))
    assert.isTrue(counts('excused', false, true))
    assert.isFalse(counts('excused', false, null))
    assert.isFalse(counts('attended', false, false))
  })
})
