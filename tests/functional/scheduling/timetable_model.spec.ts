import { test } from '@japa/runner'
import { playTimetables } from '#tests/helpers/scheduling/timetable_property'

test.group('Timetables under whatever an office does', () => {
  test('what is protected stays, nobody is in two places, nothing is planned twice, undo gives back all', async ({
    assert,
  }) => {
    const { acts, changed, undone } = await playTimetables(15)
    assert.isAbove(changed, acts / 10)
    assert.isAbove(undone, acts / 20)
  }).timeout(120_000)
})
