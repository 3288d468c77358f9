import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { playOffline } from '#tests/helpers/attendance/offline_sequences'

const centres = 10
const sequences = 1000

test.group('Marks made without a network, kept by the database', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test(`in ${centres * sequences} sequences every mark is there once, none lost, none invented`, async ({
    assert,
  }) => {
    for (let centre = 0; centre < centres; centre++) {
      const { taps, kept } = await playOffline(sequences)
      assert.isAbove(kept, taps / 4)
    }
  }).timeout(3_600_000)
})
