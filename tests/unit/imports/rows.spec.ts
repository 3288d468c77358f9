import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Reading } from '#domain/imports/cells/cell'
import { booleanCell, choicesCell } from '#domain/imports/cells/choice_cells'
import { countryCell } from '#domain/imports/cells/country_cell'
import { dateOrderOf, dayCell } from '#domain/imports/cells/day_cell'
import { emailCell, phoneCell, wholeNumberCell } from '#domain/imports/cells/text_cells'
import { columnsOf, importEntities } from '#domain/imports/columns/import_columns'
import type { WrongCells } from '#domain/imports/columns/left_empty'
import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { RowReader } from '#domain/imports/columns/read_rows'
import type { Policy } from '#domain/imports/rules/policy'

const reading: Reading = { phoneCountry: 'SA', today: '2026-11-21', dateOrder: 'dmy' }
const birth = dayCell({ isPast: true })

function read(
  headings: string[],
  rows: string[][],
  policy: Policy = 'skip',
  wrongCells: WrongCells = 'skip'
) {
  const students = columnsOf.students
  const mapping = guessMapping(students, headings)
  const reader = new RowReader(students, mapping, reading, policy, wrongCells)
  return rows.map((cells, place) => reader.read(cells, place + 2))
}

const types = (row: ReturnType<typeof read>[number]) =>
  row?.problems.map(({ column, type }) => `${column}: ${type}`)

test.group('Headings', () => {
  test('our own names of columns are known in both languages: {$self}')
    .with([...importEntities])
    .run(({ assert }, entity) => {
      for (const locale of ['en', 'ar']) {
        const words = JSON.parse(readFileSync(`resources/lang/${locale}/imports.json`, 'utf8'))
        const names = columnsOf[entity].columns.map(({ name }) => name)
        const headings = names.map((name) => words.columns[name])
        assert.deepEqual(guessMapping(columnsOf[entity], headings), names, locale)
      }
    })

  test('C9 names by language fill what plainer headings leave: {0}')
    .with([
      [
        ['Name in Arabic', 'Phone'],
        ['full_name', 'phone'],
      ],
      [
        ['Name in Arabic', 'Name in English'],
        ['full_name', 'full_name_other'],
      ],
      [
        ['الاسم بالإنجليزية', 'الاسم'],
        ['full_name_other', 'full_name'],
      ],
      [
        ['Name in English', 'First name', 'Last name'],
        ['full_name_other', 'first_name', 'last_name'],
      ],
      [
        ['First name in the other script', 'First name'],
        ['first_name_other', 'first_name'],
      ],
    ] as const)
    .run(({ assert }, [headings, names]) => {
      assert.deepEqual(guessMapping(columnsOf.students, headings), [...names])
    })

  test('as offices write them, with marks, articles and other letters, each once', ({ assert }) => {
    const headings = [
      'إسم الطالب',
      'رقم الجوال',
      ' تاريخ_الميلاد ',
      'الجنسيه',
      'Mobile No.',
      'Room',
      'E-Mail',
    ]
    assert.deepEqual(guessMapping(columnsOf.students, headings), [
      'full_name',
      'phone',
      'birth_date',
      'nationality',
      null,
      null,
      'email',
    ])
  })
})

test.group('Cells', () => {
  test('{0} is the day {1}')
    .with([
      ['2014-09-30', '2014-09-30'],
      ['٣٠/٩/٢٠١٤', '2014-09-30'],
      ['30.9.2014', '2014-09-30'],
      ['30-09-14', '2014-09-30'],
      ['5/4/99', '1999-04-05'],
      ['2014/9/30 00:00:00', '2014-09-30'],
      ['30 Sep 2014', '2014-09-30'],
      ['September 30, 2014', '2014-09-30'],
      ['٣٠ سبتمبر ٢٠١٤', '2014-09-30'],
      ['30 أيلول 2014', '2014-09-30'],
      ['41912', '2014-09-30'],
    ])
    .run(({ assert }, [text, day]) => assert.deepEqual(birth(text!, reading), { value: day }))

  test('of two digits a year to come is the nearest: {0} is {1}')
    .with([
      ['13/01/27', '2027-01-13'],
      ['1/9/76', '2076-09-01'],
      ['1/9/77', '1977-09-01'],
    ])
    .run(({ assert }, [text, day]) =>
      assert.deepEqual(dayCell({ isPast: false })(text!, reading), { value: day })
    )

  test('{$self} is no day of birth')
    .with(['31/2/2014', '2027-01-01', '1899-12-31', 'soon', '13', '00/00/0000'])
    .run(({ assert }, text) => assert.deepEqual(birth(text, reading), { problem: { type: 'day' } }))

  test('a column of days shows by itself which part comes first', ({ assert }) => {
    assert.equal(dateOrderOf(['1/2/2014', '30/4/2014']), 'dmy')
    assert.equal(dateOrderOf(['1/2/2014', '4/30/2014']), 'mdy')
    assert.isUndefined(dateOrderOf(['1/2/2014', 'x']))
    assert.deepEqual(birth('4/30/2014', { ...reading, dateOrder: 'mdy' }), { value: '2014-04-30' })
  })

  test('phones are read in the country of the centre, with the zero a spreadsheet took away', ({
    assert,
  }) => {
    for (const text of [
      '0501234567',
      '501234567',
      '٠٥٠١٢٣٤٥٦٧',
      '+966 50 123 4567',
      '00966501234567',
    ]) {
      assert.deepEqual(phoneCell(text, reading), { value: '+966501234567' })
    }
    assert.deepEqual(phoneCell('12', reading), { problem: { type: 'phone' } })
  })

  test('words of both languages are understood', ({ assert }) => {
    assert.deepEqual(countryCell('سعوديّة', reading), { value: 'SA' })
    assert.deepEqual(countryCell('egypt', reading), { value: 'EG' })
    assert.deepEqual(countryCell('jo', reading), { value: 'JO' })
    assert.deepEqual(booleanCell('نعم', reading), { value: true })
    assert.deepEqual(booleanCell('No', reading), { value: false })
    assert.deepEqual(choicesCell({ a: ['ألف'], b: [] })('ألف، B', reading), { value: ['a', 'b'] })
    assert.deepEqual(wholeNumberCell(1, 20)('١٢', reading), { value: 12 })
    assert.deepEqual(wholeNumberCell(1, 20)('21', reading), { problem: { type: 'whole_number' } })
    assert.deepEqual(emailCell(' Sara@Example.COM', reading), { value: 'sara@example.com' })
    assert.deepEqual(emailCell('sara@', reading), { problem: { type: 'email' } })
  })
})

test.group('Rows', () => {
  test('a row says everything that is wrong with it, each under its column', ({ assert }) => {
    const [row] = read(['Name', 'Phone', 'DOB', 'Sex'], [['Sara', '1', 'x', '?']])
    assert.deepEqual(types(row), ['phone: phone', 'birth_date: day', 'gender: choice'])
    assert.deepEqual(types(read(['Name'], [['Sara']])[0]), ['full_name: one_name'])
    assert.deepEqual(types(read(['Name', 'Phone'], [['', '0501234567']])[0]), [
      'full_name: required',
    ])
    assert.isUndefined(read(['Name'], [[' ']])[0])
  })

  test('a cell nobody needs is left empty and said so, one that names the row refuses it', ({
    assert,
  }) => {
    const headings = ['Name', 'Phone', 'DOB', 'National ID']
    const rows = [
      ['Sara Haddad', '1', '30/9/2014', ''],
      ['Omar', '1', 'x', ''],
      ['Lina Haddad', '', '', '1'.repeat(41)],
    ]
    const [sara, omar, lina] = read(headings, rows, 'skip', 'empty')
    assert.deepEqual(types(sara), [])
    assert.deepEqual(sara?.emptied, [{ column: 'phone', type: 'phone' }])
    assert.deepInclude(sara?.values, { birth_date: '2014-09-30' })
    assert.notProperty(sara?.values, 'phone')
    assert.deepEqual(types(omar), ['full_name: one_name'])
    assert.deepEqual(types(lina), ['national_id: too_long'])
  })

  test('nothing stays of a second name that is too long', ({ assert }) => {
    const long = ['Sara Haddad', `${'س'.repeat(61)} حداد`]
    const [row] = read(['Name', 'Name in Arabic'], [long], 'skip', 'empty')
    assert.deepEqual(row?.emptied, [{ column: 'full_name_other', type: 'too_long', number: 60 }])
    assert.notProperty(row?.values, 'first_name_other')
    assert.notProperty(row?.values, 'last_name_other')
  })

  test('a cell that is wrong beside another one is left empty too, a row that repeats one is not taken', ({
    assert,
  }) => {
    const { groups } = columnsOf
    const headings = ['Course', 'Title', 'Start date', 'End date', 'Seats', 'Min']
    const reader = new RowReader(groups, guessMapping(groups, headings), reading, 'skip', 'empty')
    const cells = ['Algebra', 'Evening', '2026-09-06', '2026-09-05', '3', '4']
    const [first, again] = [reader.read(cells, 2)!, reader.read(cells, 3)!]
    assert.isEmpty(first.problems)
    assert.sameMembers(
      first.emptied.map(({ column, type }) => `${column}: ${type}`),
      ['min_students: above_seats', 'ends_on: order']
    )
    assert.notProperty(first.values, 'min_students')
    assert.notProperty(first.values, 'ends_on')
    assert.deepEqual(types(again), ['title_en: repeated'])
  })

  test('a row that repeats another is told which; people may share a name when all are made', ({
    assert,
  }) => {
    const headings = ['Name', 'Phone', 'National ID']
    const twice = [
      ['Sara Haddad', '0501234567', ''],
      ['سارة', '', ''],
      ['Sara  Haddad', '+966501234567', ''],
    ]
    assert.deepEqual(read(headings, twice)[2]?.problems, [
      { column: 'full_name', type: 'repeated', number: 2 },
    ])
    assert.isEmpty(read(headings, twice, 'create')[2]!.problems)
    const ids = [
      ['Sara Haddad', '', '1000'],
      ['Omar Khalil', '', '١٠٠٠'],
    ]
    assert.deepEqual(types(read(headings, ids, 'create')[1]), ['national_id: repeated'])
  })

  test('T29 names are kept without bidi and control characters', ({ assert }) => {
    const [row] = read(['First name', 'Last name'], [['Sa\u202Era', 'Had\u0007dad']])
    assert.equal(row!.values.first_name, 'Sara')
    assert.equal(row!.values.last_name, 'Haddad')
  })
})
