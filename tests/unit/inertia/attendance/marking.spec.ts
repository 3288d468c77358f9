import { test } from '@japa/runner'
import { markOf, moveOf } from '#inertia/components/attendance/keys'
import { begun, type Marking, marking, meantRow } from '#inertia/components/attendance/marking'
import type { Answer, Attendance, Draft } from '#inertia/components/attendance/types'

const rowOf = (id: string, version: number, status: string | null) => ({
  ...{ student: { id }, version, status, is_frozen: false, outcome: null, note: null },
})

const rosterOf = (...rows: ReturnType<typeof rowOf>[]) => ({ rows }) as unknown as Attendance

const draft = (id: string, student: string, changed: Partial<Draft> = {}): Draft => ({
  ...{ id, student_id: student, status: 'present', seen: 0, note: null, makes_up: null },
  ...{ minutes_late: null, minutes_early: null, excuse: null, notice_at: null },
  ...changed,
})

const answer = (attendance: Attendance, given: Partial<Answer>): Answer => ({
  ...{ refusal: null, kept: [], refused: [], attendance },
  ...given,
})

const marked = (state: Marking, ...drafts: Draft[]) => marking(state, { type: 'mark', drafts })
const sent = (state: Marking) => marking(state, { type: 'send' })
const open = () => begun(rosterOf(rowOf('omar', 0, null), rowOf('huda', 0, null)))

test.group('Marks between a tap and the answer', () => {
  test('the last word of two taps before one is sent is the only one sent', ({ assert }) => {
    const state = sent(
      marked(marked(open(), draft('1', 'omar')), draft('2', 'omar', { status: 'late' }))
    )
    assert.deepEqual(
      state.sent.map(({ id }) => id),
      ['2']
    )
  })

  test('a mark made while another is under way follows it and replaces what was kept', ({
    assert,
  }) => {
    const under = marked(
      sent(marked(open(), draft('1', 'omar'))),
      draft('2', 'omar', { status: 'late' })
    )
    assert.equal(meantRow(under.attendance.rows[0]!, under).status, 'late')
    const kept = rosterOf(rowOf('omar', 1, 'present'), rowOf('huda', 0, null))
    const after = marking(under, { type: 'answered', answer: answer(kept, { kept: ['1'] }) })
    assert.deepEqual(
      after.waiting.map(({ id, seen }) => [id, seen]),
      [['2', 1]]
    )
  })

  test('what failed keeps its id and goes before a newer mark of the same student', ({
    assert,
  }) => {
    const failed = marking(sent(marked(open(), draft('1', 'omar'))), { type: 'failed' })
    const again = sent(marked(failed, draft('2', 'omar', { status: 'absent' })))
    assert.deepEqual(
      [again.sent.map(({ id }) => id), again.waiting.map(({ id }) => id)],
      [['1'], ['2']]
    )
  })

  test('a mark that another person overtook waits for a choice, with what was meant last', ({
    assert,
  }) => {
    const under = marked(
      sent(marked(open(), draft('1', 'omar'))),
      draft('2', 'omar', { status: 'late' })
    )
    const theirs = rosterOf(rowOf('omar', 1, 'absent'), rowOf('huda', 0, null))
    const refused = [{ id: '1', student_id: 'omar', fault: 'changed' as const }]
    const after = marking(under, { type: 'answered', answer: answer(theirs, { refused }) })
    assert.equal(after.refused.omar?.mine.id, '2')
    assert.isEmpty(after.waiting)
    assert.equal(meantRow(after.attendance.rows[0]!, after).status, 'absent')
    assert.isUndefined(marking(after, { type: 'dismiss', student: 'omar' }).refused.omar)
  })

  test('where nothing may be marked, what the server knows is drawn again', ({ assert }) => {
    const state = sent(marked(open(), draft('1', 'omar')))
    const told = answer(state.attendance, { refusal: 'locked' })
    const after = marking(state, { type: 'answered', answer: told })
    assert.deepEqual([after.refusal, after.sent, after.waiting], ['locked', [], []])
  })
})

test.group('Keys of the roster', () => {
  const press = (key: string, code: string) => ({
    ...{ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  })

  test('letters mark in both layouts, and never with another key held', ({ assert }) => {
    assert.equal(markOf(press('l', 'KeyL')), 'late')
    assert.equal(markOf(press('م', 'KeyL')), 'late')
    assert.equal(markOf(press('ت', 'KeyJ')), 'late')
    assert.equal(markOf(press('غ', 'KeyY')), 'absent')
    assert.isUndefined(markOf({ ...press('l', 'KeyL'), ctrlKey: true }))
    assert.isUndefined(markOf(press('j', 'KeyJ')))
  })

  test('arrows follow the direction of the page', ({ assert }) => {
    assert.deepEqual(moveOf('ArrowRight', false), { along: 1, down: 0 })
    assert.deepEqual(moveOf('ArrowRight', true), { along: -1, down: 0 })
    assert.deepEqual(moveOf('ArrowDown', true), { along: 0, down: 1 })
  })
})
