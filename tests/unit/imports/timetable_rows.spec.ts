import { test } from '@japa/runner'
import type { Reading } from '#domain/imports/cells/cell'
import { timeCell } from '#domain/imports/cells/time_cell'
import { weekdaysCell } from '#domain/imports/cells/weekdays_cell'
import { sessionColumns } from '#domain/imports/columns/session_columns'
import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { RowReader } from '#domain/imports/columns/read_rows'
import { isPlanProblem } from '#domain/imports/rules/plan_problems'

const reading: Reading = { phoneCountry: 'SA', today: '2026-09-01', dateOrder: 'dmy' }

const read = (headings: string[], ...rows: string[][]) => {
  const mapping = guessMapping(sessionColumns, headings, { rows, reading })
  const reader = new RowReader(sessionColumns, mapping, reading, 'skip', 'empty')
  return rows.map((cells, place) => reader.read(cells, place + 2)!)
}

const problemsOf = (row: ReturnType<typeof read>[number]) =>
  row.problems.map(({ column, type }) => `${column}: ${type}`)

test.group('Headings of a timetable', () => {
  test('that may be times or days are what stands below them: {0}')
    .with([
      [
        ['المجموعة', 'اليوم', 'من', 'إلى', 'تاريخ البداية', 'تاريخ النهاية'],
        ['ENG-1', 'الأحد', '٤:٠٠ م', '٥:٣٠ م', '6/9/2026', '24/12/2026'],
        ['group', 'weekdays', 'starts', 'ends', 'starts_on', 'ends_on'],
      ],
      [
        ['Group', 'Days', 'Time', 'Length', 'From', 'To'],
        ['ENG-1', 'Sun', '16:00', '60', '6/9/2026', '24/12/2026'],
        ['group', 'weekdays', 'starts', 'minutes', 'starts_on', 'ends_on'],
      ],
      [
        ['Group', 'Days', 'Start', 'End', 'From', 'To'],
        ['ENG-1', 'Sun', '6/9/2026', '24/12/2026', '16:00', '17:00'],
        ['group', 'weekdays', 'starts_on', 'ends_on', 'starts', 'ends'],
      ],
    ] as const)
    .run(({ assert }, [headings, row, columns]) => {
      const sample = { rows: [row], reading }
      assert.deepEqual(guessMapping(sessionColumns, headings, sample), [...columns])
    })
})

test.group('Days of the week in a file', () => {
  test('{0}')
    .with([
      ['Sat', [6]],
      ['Saturday', [6]],
      ['السبت', [6]],
      ['6', [6]],
      ['Sat, Mon', [1, 6]],
      ['mon/wed', [1, 3]],
      ['Sunday and Tuesday', [2, 7]],
      ['السبت والاثنين', [1, 6]],
      ['الاحد، الثلاثاء', [2, 7]],
      ['السبت و الأربعاء', [3, 6]],
      ['يومي الأحد والخميس', [4, 7]],
      ['١ و ٣', [1, 3]],
      ['الأربعاء', [3]],
    ] as [string, number[]][])
    .run(({ assert }, [text, days]) =>
      assert.deepEqual(weekdaysCell(text, reading), { value: days })
    )

  test('what is none of them is refused: {$self}')
    .with(['8', '0', 'daily', 'S', 'Sat or so', '-'])
    .run(({ assert }, text) =>
      assert.deepEqual(weekdaysCell(text, reading), { problem: { type: 'weekdays' } })
    )
})

test.group('Times of day in a file', () => {
  test('{0} is {1}')
    .with([
      ['17:00', '17:00'],
      ['5:00 PM', '17:00'],
      ['05:30:00 PM', '17:30'],
      ['17:00:00', '17:00'],
      ['٥:٣٠ م', '17:30'],
      ['1830', '18:30'],
      ['0.7083333333333334', '17:00'],
    ] as [string, string][])
    .run(({ assert }, [text, time]) => assert.deepEqual(timeCell()(text, reading), { value: time }))

  test('what is none is refused: {$self}')
    .with(['25:00', 'noon', '24:00', '1.5'])
    .run(({ assert }, text) =>
      assert.deepEqual(timeCell()(text, reading), { problem: { type: 'time' } })
    )
})

test.group('Rows of a timetable', () => {
  test('an end says how long it lasts, past midnight too', ({ assert }) => {
    const headings = ['Group', 'Date', 'Start', 'End', 'Length']
    const [one, other, both] = read(
      headings,
      ['G1', '8/9/2026', '17:00', '18:30', ''],
      ['G1', '9/9/2026', '23:00', '00:30', ''],
      ['G1', '10/9/2026', '17:00', '', '45']
    )
    assert.deepEqual(
      [one, other, both].map((row) => row!.values.minutes),
      [90, 90, 45]
    )
    assert.deepInclude(one!.values, { held_on: '2026-09-08', type: 'regular' })
  })

  test('what has a title and no group is an event, and nothing else', ({ assert }) => {
    const rows = read(
      ['Title', 'Type', 'Date', 'Start', 'Length'],
      ['Open day', '', '8/9/2026', '17:00', '60'],
      ['Open day', 'فعالية', '9/9/2026', '17:00', '60'],
      ['Open day', 'exam', '10/9/2026', '17:00', '60'],
      ['', '', '11/9/2026', '17:00', '60']
    )
    assert.deepEqual(rows.map(problemsOf), [[], [], ['group: required'], ['title: required']])
    assert.equal(rows[0]!.values.type, 'event')
  })

  test('a series says from when and until when, or how often', ({ assert }) => {
    const rows = read(
      ['المجموعة', 'الأيام', 'الوقت', 'المدة', 'من', 'إلى', 'عدد الحصص'],
      ['G1', 'السبت', '17:00', '60', '5/9/2026', '30/9/2026', ''],
      ['G1', 'الأحد', '17:00', '60', '5/9/2026', '', '12'],
      ['G1', 'الاثنين', '17:00', '60', '', '', '12'],
      ['G1', 'الثلاثاء', '17:00', '60', '5/9/2026', '', ''],
      ['G1', 'الأربعاء', '17:00', '60', '5/9/2026', '31/31/2026', ''],
      ['G1', 'السبت', '17:00', '60', '5/9/2026', '30/12/2026', '']
    )
    assert.deepEqual(rows.map(problemsOf), [
      [],
      [],
      ['starts_on: required'],
      ['ends_on: required'],
      ['ends_on: day'],
      ['group: repeated'],
    ])
  })

  test('a text that is too long is no problem of the plan, but an emptied cell', ({ assert }) => {
    const headings = ['Group', 'Title', 'Type', 'Date', 'Start time', 'End time']
    const row = ['', 'x'.repeat(500), 'Event', '2026-09-05', '17:00', '18:00']
    const [long] = read(headings, row)
    const types = [...long!.problems, ...long!.emptied].map(({ type }) => type)
    assert.include(types, 'too_long')
    assert.isFalse(types.some(isPlanProblem))
  })
})
