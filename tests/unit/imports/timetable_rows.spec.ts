import { test } from '@japa/runner'
import type { Reading } from '#domain/imports/cells/cell'
import { lengthCell } from '#domain/imports/cells/length_cell'
import { listCell } from '#domain/imports/cells/list_cells'
import { whoCell } from '#domain/imports/cells/text_cells'
import { webAddressCell } from '#domain/imports/cells/web_address_cell'
import { timeCell } from '#domain/imports/cells/time_cell'
import { weekdaysCell } from '#domain/imports/cells/weekdays_cell'
import { sessionColumns } from '#domain/imports/columns/session_columns'
import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { RowReader } from '#domain/imports/columns/read_rows'
import { isPlanProblem } from '#domain/imports/rules/plan_problems'
import { withoutTitle } from '#domain/imports/records/without_title'
import { lastsFor } from '#domain/shared/time/clock_times'

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
      ['Sun–Tue', [1, 2, 7]],
      ['Sunday to Thursday', [1, 2, 3, 4, 7]],
      ['الأحد إلى الثلاثاء', [1, 2, 7]],
      ['من السبت حتى الاثنين', [1, 6, 7]],
      ['Sat, Mon–Wed', [1, 2, 3, 6]],
    ] as [string, number[]][])
    .run(({ assert }, [text, days]) =>
      assert.deepEqual(weekdaysCell(text, reading), { value: days })
    )

  test('what is none of them is refused: {$self}')
    .with(['8', '0', 'daily', 'S', 'Sat or so', '-', 'Sun–', 'Sun–Tue–Thu'])
    .run(({ assert }, text) =>
      assert.deepEqual(weekdaysCell(text, reading), { problem: { type: 'weekdays' } })
    )
})

test.group('Lengths in a file', () => {
  const minutes = lengthCell(5, 24 * 60)

  test('{0} are {1} minutes')
    .with([
      ['90', 90],
      ['٩٠', 90],
      ['90.0', 90],
      ['1:30', 90],
      ['0.0625', 90],
      ['90 min', 90],
      ['1h30', 90],
      ['1.5 hours', 90],
      ['1 hour 30 minutes', 90],
      ['an hour and a half', 90],
      ['half an hour', 30],
      ['90 دقيقة', 90],
      ['٤٥ دقيقه', 45],
      ['ساعة', 60],
      ['ساعة ونصف', 90],
      ['ساعة و15 دقيقة', 75],
      ['ساعتان', 120],
      ['ساعتين إلا ربع', 105],
      ['نصف ساعة', 30],
      ['ساعة إلا ربع', 45],
      ['3 ساعات', 180],
    ] as [string, number][])
    .run(({ assert }, [text, length]) =>
      assert.deepEqual(minutes(text, reading), { value: length })
    )

  test('what is none is refused: {$self}')
    .with(['long', '1.5', '-90', '2', '25:00', 'ساعة طويلة', '90 pounds', '1e3'])
    .run(({ assert }, text) =>
      assert.deepEqual(minutes(text, reading), { problem: { type: 'length' } })
    )
})

test.group('Links and lists of names in a file', () => {
  const link = webAddressCell(100)

  test('a link may lack its protocol, and is one of the web', ({ assert }) => {
    assert.deepEqual(link('zoom.us/j/123', reading), { value: 'https://zoom.us/j/123' })
    assert.deepEqual(link('http://meet.test/a', reading), { value: 'http://meet.test/a' })
    for (const wrong of ['javascript:alert(1)', 'zoom', 'a b.com', 'ftp://a.test', 'https://'])
      assert.deepEqual(link(wrong, reading), { problem: { type: 'web_address' } }, wrong)
  })

  test('names are set apart, each once', ({ assert }) => {
    const names = listCell(whoCell, 2)
    assert.deepEqual(names('INS-1؛ سعاد علي، INS-1', reading), { value: ['INS-1', 'سعاد علي'] })
    assert.deepEqual(names('A, B, C', reading), { problem: { type: 'too_many_names', number: 2 } })
  })
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
      ['0.25', '06:00'],
      ['.99999', '00:00'],
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

  test('{0} to {1} is {2} to {3}')
    .with([
      ['4:00', '5:30 م', '16:00', '17:30'],
      ['04:00', '5:30 pm', '16:00', '17:30'],
      ['11:00', '12:30 م', '11:00', '12:30'],
      ['9:00', '5:30 م', '09:00', '17:30'],
      ['٤:٠٠ م', '٥:٣٠', '16:00', '17:30'],
      ['11:00', '1:30', '11:00', '13:30'],
      ['11:00 ص', '1:30', '11:00', '13:30'],
      ['23:00', '00:30', '23:00', '00:30'],
      ['22:00', '06:00', '22:00', '06:00'],
      ['4:00', '5:30', '04:00', '05:30'],
    ] as const)
    .run(({ assert }, [from, until, starts, ends]) => {
      const [row] = read(['Group', 'Date', 'Start', 'End'], ['G1', '8/9/2026', from, until])
      assert.deepEqual(row!.problems, [])
      assert.deepInclude(row!.values, { starts, ends, minutes: lastsFor(starts, ends) })
      assert.equal(row!.values.isAtNight, from === '4:00' && until === '5:30')
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

test.group('Titles before names', () => {
  test('{0} is {1}')
    .with([
      ['أ. عبير المجالي', 'عبير المجالي'],
      ['أ.د. عبير المجالي', 'عبير المجالي'],
      ['الأستاذة عبير المجالي', 'عبير المجالي'],
      ['Dr. Sara Ali', 'Sara Ali'],
      ['mr Omar', 'Omar'],
      ['Drew Ali', 'Drew Ali'],
      ['أحمد علي', 'أحمد علي'],
      ['م.', 'م.'],
    ] as const)
    .run(({ assert }, [written, name]) => assert.equal(withoutTitle(written), name))
})
