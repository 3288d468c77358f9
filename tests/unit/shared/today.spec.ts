import { test } from '@japa/runner'
import { DateTime, IANAZone } from 'luxon'
import { freezeClock, today } from '#domain/shared/time/clock'

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => IANAZone.isValidZone(zone))

test.group('The calendar day', () => {
  test('changes at midnight in every zone, and not before', ({ assert }) => {
    for (const zone of zones) {
      const midnight = DateTime.fromISO('2026-03-01T00:00', { zone })
      for (const [moment, day] of [
        [midnight.minus({ seconds: 1 }), '2026-02-28'],
        [midnight, '2026-03-01'],
        [midnight.plus({ hours: 23, minutes: 59 }), '2026-03-01'],
        [midnight.minus({ days: 1 }), '2026-02-28'],
      ] as const) {
        const release = freezeClock(moment.toUTC().toISO()!)
        assert.equal(today(zone), day, zone)
        release()
      }
    }
  })
})
