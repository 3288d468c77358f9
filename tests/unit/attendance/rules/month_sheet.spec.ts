import fc from 'fast-check'
import { test } from '@japa/runner'
import { monthSheet, type SheetEntry } from '#domain/attendance/rules/month_sheet'

const sessions = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]

const entry = (student: string, session: string, mark: Partial<SheetEntry> = {}): SheetEntry => ({
  ...{ session_id: session, student_id: student, is_frozen: false, minutes_early: null },
  ...{ standing: 'enrolled', status: null, event: null, counts_as_attended: null },
  is_rated: false,
  ...mark,
})

const came = {
  status: 'present',
  event: 'attended',
  counts_as_attended: true,
  is_rated: true,
} as const
const away = {
  status: 'absent',
  event: 'no_show',
  counts_as_attended: false,
  is_rated: true,
} as const
const off = { status: 'excused', event: 'called_off', counts_as_attended: false } as const

test.group('The sheet of a month', () => {
  test('says how each was marked, and what is no mark: on a pause, not in the group, not marked yet', ({
    assert,
  }) => {
    const { rows, rates, total } = monthSheet(sessions, [
      entry('amal', 'first', came),
      entry('amal', 'second', { ...came, minutes_early: 10 }),
      entry('amal', 'third'),
      entry('badr', 'first', { is_frozen: true }),
      entry('badr', 'third', away),
      entry('dana', 'first', { ...came, status: 'late' }),
      entry('dana', 'second', off),
    ])
    assert.deepEqual(
      rows.map(({ student, signs }) => [student.student_id, ...signs]),
      [
        ['amal', 'present', 'early', 'open'],
        ['badr', 'frozen', 'out', 'absent'],
        ['dana', 'late', 'called_off', 'out'],
      ]
    )
    assert.deepEqual(
      rows.map(({ rate }) => [rate.attended, rate.marked]),
      [
        [2, 2],
        [0, 1],
        [1, 1],
      ]
    )
    assert.deepEqual(
      rates.map(({ attended, marked }) => [attended, marked]),
      [
        [2, 2],
        [1, 1],
        [0, 1],
      ]
    )
    assert.deepEqual(total, { attended: 3, marked: 4 })
  })

  test('a guest who stays away counts in their own row, not in the group they visit', ({
    assert,
  }) => {
    const { rows, rates, total } = monthSheet(sessions, [
      entry('amal', 'first', came),
      entry('dana', 'first', { ...away, standing: 'guest' }),
    ])
    assert.deepEqual(rows[1]!.rate, { attended: 0, marked: 1 })
    assert.deepEqual(
      [rates[0], total],
      [
        { attended: 1, marked: 1 },
        { attended: 1, marked: 1 },
      ]
    )
  })

  test('whoever is marked though they are on a pause counts as they are marked', ({ assert }) => {
    const { rows } = monthSheet(sessions, [entry('amal', 'first', { ...came, is_frozen: true })])
    assert.deepEqual(rows[0]!.signs, ['present', 'out', 'out'])
    assert.deepEqual(rows[0]!.rate, { attended: 1, marked: 1 })
  })

  test('rows and columns add up to the whole, whatever was marked', ({ assert }) => {
    const mark = fc.constantFrom<Partial<SheetEntry>>(came, away, off, {}, { is_frozen: true })
    const cell = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('first', 'third'), mark)
    fc.assert(
      fc.property(
        fc.uniqueArray(cell, { selector: ([student, session]) => `${student} ${session}` }),
        (cells) => {
          const { rows, rates, total } = monthSheet(
            sessions,
            cells.map(([student, session, of]) => entry(student, session, of))
          )
          for (const side of ['attended', 'marked'] as const) {
            const sum = (all: { [side in 'attended' | 'marked']: number }[]) =>
              all.reduce((count, rate) => count + rate[side], 0)
            assert.equal(sum(rows.map(({ rate }) => rate)), total[side])
            assert.equal(sum(rates), total[side])
          }
          assert.isTrue(total.attended <= total.marked)
        }
      )
    )
  })
})
