import { test } from '@japa/runner'
import { correctionsIn } from '#domain/attendance/rules/corrections'

const mark = (student_id: string, status: string, charge_percent = 100) => ({
  ...{ student_id, status, charge_percent, makes_up: false },
})
const told = (status: string, charge_percent = 100) => ({
  ...{ status, charge_percent, makes_up: false },
})

test.group('Corrections in the trail', () => {
  test('tell each student whose mark changed, from what to what', ({ assert }) => {
    const before = { marks: [mark('sara', 'absent', 0), mark('omar', 'present')] }
    const after = { marks: [mark('omar', 'present'), mark('sara', 'present')], reason: 'Late' }
    const found = correctionsIn({ before, after })
    assert.deepEqual(found as unknown[], [
      { studentId: 'sara', before: told('absent', 0), after: told('present') },
    ])
  })

  test('tell what was undone, and nothing of first marks that are only counted', ({ assert }) => {
    const undone = correctionsIn({
      before: { marks: [mark('sara', 'excused')] },
      after: { marks: [] },
    })
    assert.deepEqual(undone as unknown[], [
      { studentId: 'sara', before: told('excused'), after: null },
    ])
    assert.deepEqual(correctionsIn({ before: null, after: { present: 4, absent: 1 } }), [])
  })
})
