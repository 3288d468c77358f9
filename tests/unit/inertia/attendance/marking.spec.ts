import { test } from '@japa/runner'
import {
  type Answer,
  emptyOutbox,
  type Entry,
  heldSessions,
  nextBatch,
  type Outbox,
  outbox,
  sortedOut,
  waitingOf,
} from '#domain/attendance/rules/outbox'
import { entryOf, storedEntry } from '#domain/attendance/rules/stored_entries'
import { markOf, moveOf } from '#inertia/components/attendance/keys'
import {
  isRepeated,
  meantRow,
  refusedInRows,
  refusedTogether,
  savedAgain,
} from '#inertia/components/attendance/marking'
import type { AttendanceRow } from '#inertia/components/attendance/types'

const entry = (id: string, student: string, changed: Partial<Entry> = {}): Entry => ({
  ...{ id, student_id: student, session: 'session', status: 'present', seen: 0, note: null },
  ...{ minutes_late: null, minutes_early: null, excuse: null, notice_at: null, makes_up: null },
  ...{ made_at: Number(id), is_tried: false, fault: null },
  ...changed,
})

const answer = (given: Partial<Answer>): Answer => ({
  ...{ refusal: null, kept: [], versions: {}, refused: [] },
  ...given,
})

const marked = (state: Outbox, ...entries: Entry[]) => outbox(state, { type: 'mark', entries })
const sent = (state: Outbox) => outbox(state, { type: 'send' })
const answered = (state: Outbox, given: Partial<Answer>) =>
  outbox(state, { type: 'answered', answer: answer(given) })
const held = (...entries: Entry[]) =>
  answered(sent(marked(emptyOutbox, ...entries)), { refusal: 'no_reason' })
const idsOf = (entries: Entry[]) => entries.map(({ id }) => id)

const rowOf = (id: string) =>
  ({ student: { id }, status: null, note: 'Kept', excuse: null }) as unknown as AttendanceRow

test.group('Marks between a tap and the answer', () => {
  test('of marks elsewhere, those whose roster can be opened are told apart from those nobody can decide over', ({
    assert,
  }) => {
    const entries = [
      entry('1', 'omar'),
      entry('2', 'huda', { fault: 'changed' }),
      entry('3', 'sami', { fault: 'not_found' }),
      entry('4', 'lina', { session: 'held', lacks_reason: true }),
      entry('5', 'noor', { fault: 'forbidden', session: 'held' }),
    ]
    const { waiting, stuck, gone } = sortedOut(entries)
    assert.deepEqual([waiting, stuck, gone].map(idsOf), [['1'], ['2', '4'], ['3', '5']])
  })

  test('the last word of two taps before one is sent is the only one sent', ({ assert }) => {
    const state = sent(
      marked(marked(emptyOutbox, entry('1', 'omar')), entry('2', 'omar', { status: 'late' }))
    )
    assert.deepEqual(state.underWay?.ids, ['2'])
  })

  test('a mark made while another is under way follows it and replaces what was kept', ({
    assert,
  }) => {
    const under = marked(
      sent(marked(emptyOutbox, entry('1', 'omar'))),
      entry('2', 'omar', { status: 'late' })
    )
    assert.equal(meantRow(rowOf('omar'), under.entries).status, 'late')
    const after = answered(under, { kept: ['1'], versions: { 1: 1 } })
    assert.deepEqual(
      after.entries.map(({ id, seen }) => [id, seen]),
      [['2', 1]]
    )
  })

  test('what failed keeps its id and goes before a newer mark of the same student', ({
    assert,
  }) => {
    const failed = outbox(sent(marked(emptyOutbox, entry('1', 'omar'))), { type: 'failed' })
    const next = marked(failed, entry('2', 'omar', { status: 'absent' }))
    assert.isNull(sent(next).underWay)
    const again = sent(outbox(next, { type: 'retry' }))
    assert.deepEqual([again.underWay?.ids, idsOf(again.entries)], [['1'], ['1', '2']])
  })

  test('a mark that another person overtook waits for a choice, with what was meant last', ({
    assert,
  }) => {
    const under = marked(
      sent(marked(emptyOutbox, entry('1', 'omar'))),
      entry('2', 'omar', { status: 'late' })
    )
    const refused = [{ id: '1', student_id: 'omar', fault: 'changed' as const }]
    const after = answered(under, { refused })
    assert.equal(refusedInRows(after.entries, [rowOf('omar')]).omar?.mine.id, '2')
    assert.isEmpty(waitingOf(after.entries))
    const chosen = marked(after, entry('3', 'omar', { seen: 1 }))
    assert.deepEqual(idsOf(chosen.entries), ['3'])
    const settled = outbox(after, { type: 'settle', session: 'session', student: 'omar' })
    assert.isEmpty(settled.entries)
  })

  test('where a reason is missing marks are held, and sent again when it is there', ({
    assert,
  }) => {
    const state = answered(sent(marked(emptyOutbox, entry('1', 'omar'))), { refusal: 'no_reason' })
    assert.deepEqual(
      [heldSessions(state.entries), idsOf(waitingOf(state.entries))],
      [['session'], ['1']]
    )
    assert.isNull(nextBatch(state))
    const other = marked(state, entry('2', 'omar', { session: 'other' }))
    assert.deepEqual(nextBatch(other)?.ids, ['2'])
    const again = outbox(state, { type: 'retry', session: 'session' })
    assert.deepEqual(nextBatch(again)?.ids, ['1'])
  })

  test('what waits for a reason waits on the device, too, until one is written', ({ assert }) => {
    const { entries } = held(entry('1', 'omar'))
    const stored = entries.map(storedEntry).map(entryOf)
    const opened = outbox(emptyOutbox, { type: 'taken_up', stored, gone: [] })
    assert.isNull(nextBatch(outbox(opened, { type: 'retry' })))
    const beside = marked(opened, entry('2', 'huda'))
    assert.isNull(nextBatch(beside))
    const written = outbox(beside, { type: 'retry', session: 'session' })
    assert.deepEqual(nextBatch(written)?.ids, ['1', '2'])
    const again = answered(sent(written), { refusal: 'no_reason' })
    assert.isNull(nextBatch(again))
  })

  test('a mark that another window learned lacks a reason can be discarded here, although it was sent from here', ({
    assert,
  }) => {
    const cut = outbox(sent(marked(emptyOutbox, entry('1', 'omar'))), { type: 'failed' })
    const stored = held(entry('1', 'omar')).entries
    const told = outbox(cut, { type: 'taken_up', stored, gone: [] })
    assert.deepEqual(heldSessions(told.entries), ['session'])
    assert.isEmpty(outbox(told, { type: 'discard', session: 'session' }).entries)
  })

  test('a newer mark that waits for a reason replaces the one before it', ({ assert }) => {
    const under = marked(
      sent(marked(emptyOutbox, entry('1', 'omar'))),
      entry('2', 'omar', { status: 'late' })
    )
    const state = answered(under, { refusal: 'no_reason' })
    assert.deepEqual(idsOf(state.entries), ['2'])
    assert.isNull(nextBatch(state))
    const instead = marked(state, entry('3', 'omar', { status: 'absent' }))
    assert.deepEqual(idsOf(instead.entries), ['3'])
    assert.isNull(nextBatch(instead))
  })

  test('a mark that says what is saved replaces one that was not accepted, and is dropped itself', ({
    assert,
  }) => {
    const repeated = (state: Outbox, mark: Entry) =>
      outbox(state, { type: 'mark', entries: [mark], repeated: [mark.id] })
    const late = entry('1', 'omar', { status: 'late' })
    assert.isEmpty(repeated(held(late), entry('2', 'omar')).entries)
    assert.isEmpty(repeated(emptyOutbox, entry('2', 'omar')).entries)
    const under = repeated(sent(marked(emptyOutbox, late)), entry('2', 'omar'))
    assert.deepEqual(idsOf(under.entries), ['1', '2'])
    const failed = outbox(sent(marked(emptyOutbox, late)), { type: 'failed' })
    assert.deepEqual(idsOf(repeated(failed, entry('2', 'omar')).entries), ['1', '2'])
  })

  test('what waits for a reason can be discarded, and nothing else with it', ({ assert }) => {
    const state = marked(
      held(entry('1', 'omar'), entry('2', 'huda')),
      entry('3', 'sami', { session: 'other' })
    )
    const { entries } = outbox(state, { type: 'discard', session: 'session' })
    assert.deepEqual(idsOf(entries), ['3'])
  })

  test('where nothing may be marked any more, each mark says so, but those that were kept before', ({
    assert,
  }) => {
    const state = sent(marked(emptyOutbox, entry('1', 'omar'), entry('2', 'huda')))
    const after = answered(state, { refusal: 'locked', kept: ['1'], versions: { 1: 1 } })
    assert.deepEqual(
      after.entries.map(({ id, fault }) => [id, fault]),
      [['2', 'locked']]
    )
    assert.deepEqual([...refusedTogether(after.entries, [rowOf('huda')]).keys()], ['locked'])
  })

  test('whoever is on the roster no more is told of beside it', ({ assert }) => {
    const gone = entry('1', 'omar', { fault: 'not_on_roster' })
    assert.deepEqual(refusedInRows([gone], [rowOf('huda')]), {})
    assert.deepEqual([...refusedTogether([gone], [rowOf('huda')])], [['not_on_roster', [gone]]])
  })

  test('an answer that says nothing of a mark is tried again later', ({ assert }) => {
    const after = answered(sent(marked(emptyOutbox, entry('1', 'omar'))), {})
    assert.deepEqual([after.isCut, idsOf(after.entries)], [true, ['1']])
  })
})

test.group('A status that is saved, chosen again', () => {
  const saved = { ...rowOf('omar'), ...entry('0', 'omar', { status: 'late', minutes_late: 10 }) }

  test('comes back with what is saved with it, and makes no new mark', ({ assert }) => {
    const row = { ...saved, note: 'Kept' }
    const fields = savedAgain(meantRow(row, [entry('1', 'omar')]), 'late', [row])!
    assert.deepInclude(fields, { status: 'late', minutes_late: 10, note: null })
    const rows = [{ ...row, note: null }]
    assert.isTrue(isRepeated({ ...entry('2', 'omar'), ...fields }, rows))
    assert.isFalse(isRepeated({ ...entry('2', 'omar'), ...fields, note: 'By bus' }, rows))
    assert.isUndefined(savedAgain(row, 'absent', rows))
    assert.isFalse(isRepeated(entry('2', 'omar', { minutes_late: 10 }), rows))
  })
})

test.group('Marks on a device', () => {
  test('they are ids and marks: nothing that was written', ({ assert }) => {
    const stored = storedEntry(entry('1', 'omar', { note: 'Omar’s mother', excuse: 'Ill' }))
    assert.notMatch(JSON.stringify(stored), /mother|Ill/)
    const row = meantRow(rowOf('omar'), [entryOf(stored)])
    assert.deepInclude(row, { status: 'present', note: 'Kept' })
  })

  test('what another page settled is dropped, and what it left is taken up, in the order it was made', ({
    assert,
  }) => {
    const state = marked(emptyOutbox, entry('2', 'omar'), entry('3', 'huda'))
    const stored = [entry('3', 'huda', { seen: 4 }), entry('1', 'sami')]
    const { entries } = outbox(state, { type: 'taken_up', stored, gone: ['2'] })
    assert.deepEqual(
      entries.map(({ id, seen, is_tried: tried }) => [id, seen, tried]),
      [
        ['1', 0, true],
        ['3', 4, false],
      ]
    )
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
