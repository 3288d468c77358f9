import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { playOffline } from '#tests/helpers/attendance/offline_sequences'

const sequences = 50

test.group('Marks made without a network, kept by the database', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test(`in ${sequences} sequences every mark is there once, none lost, none invented`, async ({
    assert,
  }) => {
    const { taps, kept, refused } = await playOffline(sequences)
    assert.isAbove(kept, taps / 4)
    assert.isAbove(refused, 1)
  }).timeout(120_000)
})
