import { test } from '@japa/runner'
import { playTimetables } from '#tests/helpers/scheduling/timetable_property'

const histories = 1000

test.group('Histories of timetables', () => {
  test(`in ${histories} of them protected sessions never change and nobody is in two places`, async ({
    assert,
  }) => {
    const { acts, changed } = await playTimetables(histories, 20_261_125)
    assert.isAbove(changed, acts / 10)
  }).timeout(3_600_000)
})
