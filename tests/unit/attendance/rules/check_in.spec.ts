import { test } from '@japa/runner'
import { lateBy, meantSession } from '#domain/attendance/check_in/rules/check_in'
import { typedNumber } from '#domain/attendance/check_in/typed_number'

const at = (clock: string) => new Date(`2026-11-25T${clock}:00Z`)

const session = (id: string, [starts, ends]: [string, string], isMarked = false) => ({
  ...{ id, startsAt: at(starts), endsAt: at(ends), isMarked },
})

const first = session('first', ['16:00', '17:00'])
const second = session('second', ['17:00', '18:00'])
const marked = { ...first, isMarked: true }

test.group('Which session a student means who checks in', () => {
  test('{clock}: {meant}')
    .with([
      { clock: '15:29', sessions: [first, second], meant: undefined },
      { clock: '15:30', sessions: [first, second], meant: 'first' },
      { clock: '16:35', sessions: [first, second], meant: 'first' },
      { clock: '16:35', sessions: [marked, second], meant: 'first' },
      { clock: '16:49', sessions: [first, second], meant: 'first' },
      { clock: '16:50', sessions: [first, second], meant: 'second' },
      { clock: '16:50', sessions: [marked, second], meant: 'second' },
      { clock: '16:59', sessions: [first], meant: 'first' },
      { clock: '17:00', sessions: [first, second], meant: 'second' },
      { clock: '17:40', sessions: [first, second], meant: 'second' },
      { clock: '18:00', sessions: [first, second], meant: undefined },
    ])
    .run(({ assert }, { clock, sessions, meant }) => {
      const found = meantSession(sessions, { at: at(clock), minutesBefore: 30 })
      assert.equal(found?.id, meant)
    })

  test('of two that run at once, the one that is not marked yet', ({ assert }) => {
    const other = session('other', ['16:10', '17:10'])
    const asked = { at: at('16:20'), minutesBefore: 30 }
    assert.equal(meantSession([marked, other], asked)?.id, 'other')
    assert.equal(meantSession([marked, { ...other, isMarked: true }], asked)?.id, 'other')
  })
})

test.group('Late by the clock', () => {
  test('{clock} with {grace} minutes of grace: {late}')
    .with([
      { clock: '15:50', grace: 5, late: null },
      { clock: '16:05', grace: 5, late: null },
      { clock: '16:06', grace: 5, late: 6 },
      { clock: '16:00', grace: 0, late: null },
      { clock: '16:01', grace: 0, late: 1 },
    ])
    .run(({ assert }, { clock, grace, late }) => {
      assert.equal(lateBy(at('16:00'), at(clock), grace), late)
    })
})

test.group('A student’s number as it is typed', () => {
  test('{typed} is {number}')
    .with([
      { typed: '260042', number: 'S-260042' },
      { typed: ' s 26-0042 ', number: 'S-260042' },
      { typed: 'S-260042', number: 'S-260042' },
      { typed: '٢٦٠٠٤٢', number: 'S-260042' },
      { typed: 'x-7', number: 'X-7' },
    ])
    .run(({ assert }, { typed, number }) => assert.equal(typedNumber(typed), number))
})
