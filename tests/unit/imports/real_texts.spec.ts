import { test } from '@japa/runner'
import { dayCell } from '#domain/imports/cells/day_cell'
import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { readSheet } from '#domain/imports/sheets/read_sheet'
import { SheetError, type SheetFault } from '#domain/imports/sheets/sheet'
import { guardFormula, withoutFormulaGuard } from '#domain/shared/text/formula_guard'
import { readList } from '#tests/helpers/imports/read_list'

const utf8 = (text: string) => new TextEncoder().encode(text)
const rowsOf = async (text: string) => (await readSheet(utf8(text))).rows

const faultOf = (bytes: Uint8Array) =>
  readSheet(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof SheetError ? error.fault : 'other')
  )

const list = [
  ['Name', 'Notes'],
  ['Reem', 'one'],
  ['Saad', 'two'],
]

test.group('2.3 Text files of other programs', () => {
  test('2.3 lines end as they like: {$self}')
    .with(['\r\n|\n|\n', '\n|\r\n|', '\r|\r|\r', '\r\n|\r|'])
    .run(async ({ assert }, ends) => {
      const [first, second, third] = ends.split('|')
      const lines = list.map((row) => row.join(','))
      assert.deepEqual(await rowsOf(lines[0]! + first + lines[1] + second + lines[2] + third), list)
    })

  test('2.3 what stands around quotation marks is no part of a cell: {$self}')
    .with([
      '"Name" ; "Notes"\n"Reem" ; "one"\n"Saad" ; "two"',
      '\uFEFF\u200f"Name","Notes"\n \u200f"Reem", "one"\n\u200f"Saad" ,"two" ',
      '"Name"\t "Notes"\n"Reem"\t "one"\n "Saad"\t"two"',
      ' "Name",\u00a0"Notes"\n "Reem",\u00a0"one"\n "Saad",\u00a0"two"',
    ])
    .run(async ({ assert }, text) => {
      assert.deepEqual(await rowsOf(text), list)
    })

  test('2.3 separators and marks inside a quoted cell stay', async ({ assert }) => {
    const rows = await rowsOf('Name,Notes\n "Haddad, ""Sara""" ,"a, b"\nx "y" z,q r')
    assert.deepEqual(rows.slice(1), [
      ['Haddad, "Sara"', 'a, b'],
      ['x "y" z', 'q r'],
    ])
    assert.deepEqual((await rowsOf('Name,Notes\nReem,"q" r\n "a, b",x')).slice(1), [
      ['Reem', '"q" r'],
      ['a, b', 'x'],
    ])
  })

  test('2.3 empty cells between tabs stay, and blank lines below the list are none', async ({
    assert,
  }) => {
    const rows = await rowsOf(`Name\tA\tB\nReem\t\tx\n${'\t\t\n'.repeat(60_000)}`)
    assert.deepEqual(rows, [
      ['Name', 'A', 'B'],
      ['Reem', '', 'x'],
    ])
    assert.equal(await faultOf(utf8(`Name\n${'\n'.repeat(60_000)}Reem`)), 'too_many_rows')
  })

  test('2.3 a letter that is cut or wrong costs its cell alone: {0}')
    .with([
      ['at the end', [0xd8]],
      ['in the middle', [0xd8, 0x2c, 0x78]],
      ['of three', [0xe2, 0x80]],
      ['windows-1252', [0xe9, 0xe8]],
    ] as [string, number[]][])
    .run(async ({ assert }, [, bytes]) => {
      const text = utf8('الاسم,المدرسة\nريم التجربة,النخيل\nسعد التجربة,ال')
      const { rows, encoding } = await readList(new Uint8Array([...text, ...bytes]))
      assert.equal(encoding, 'utf-8')
      assert.deepInclude(rows[0]!.values, { first_name: 'ريم', school_name: 'النخيل' })
      assert.deepEqual(rows[1]!.emptied, [{ column: 'school_name', type: 'lost_letters' }])
    })

  test('2.3 UTF-16 that is cut is told too', async ({ assert }) => {
    const whole = Buffer.from('\uFEFFName,School\nReem Test,x', 'utf16le')
    const { rows } = await readList(new Uint8Array(whole.subarray(0, -1)))
    assert.deepEqual(rows[0]!.emptied, [{ column: 'school_name', type: 'lost_letters' }])
  })

  test('2.3 {0} is refused: {1}')
    .with([
      ['a web page', 'web_page', utf8('<!DOCTYPE html><html><table></table></html>')],
      ['a part of one', 'web_page', utf8('\uFEFF\n<!-- x --><table><tr><td>x</table>')],
      ['one in UTF-16', 'web_page', new Uint8Array(Buffer.from('\uFEFF<html>', 'utf16le'))],
      ['a saved one', 'web_page', utf8('MIME-Version: 1.0\nContent-Type: multipart/related')],
      ['XHTML', 'web_page', utf8('<?xml version="1.0"?><html xmlns="x"><table/></html>')],
      [
        'XML of Excel 2003',
        'xml_spreadsheet',
        utf8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>'),
      ],
      ['Excel 97', 'old_excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
      ['Excel 4', 'old_excel', new Uint8Array([0x09, 0x04, 0x06, 0x00, 0, 0, 16, 0])],
    ] as [string, SheetFault, Uint8Array][])
    .run(async ({ assert }, [, fault, bytes]) => {
      assert.equal(await faultOf(bytes), fault)
    })

  test('2.3 a list named .xls is read', async ({ assert }) => {
    assert.deepEqual(await rowsOf(list.map((row) => row.join('\t')).join('\r\n')), list)
  })

  test('2.2 the guard against formulas is undone by its inverse', ({ assert }) => {
    for (const text of [
      '+966501234567',
      '=1',
      "'=1",
      "''=1",
      "'x",
      "O'Neil",
      '-',
      '＝1',
      '\tx',
      '',
    ]) {
      assert.equal(withoutFormulaGuard(guardFormula(text)), text)
      assert.notMatch(guardFormula(text), /^[=+\-@\t\r＝]/)
    }
  })
})

test.group('2.3 Days', () => {
  const read = dayCell({ isPast: true })
  const reading = { phoneCountry: 'SA', today: '2026-11-21', dateOrder: 'dmy' } as const

  test('2.3 {$self} is 5 March 2012')
    .with([
      ...[
        '05 March 2012',
        'Monday, 5 March 2012',
        'Mon 5-Mar-2012',
        '5-Mar-12 14:30',
        '2012-Mar-05',
      ],
      ...['05 مارس, 2012', '05-03-2012', '5 مارس 2012م', 'الإثنين 5 آذار 2012', '5 آذار/مارس 2012'],
      ...[
        '05/03/2012 12:00:00 م',
        '٢٠١٢/٠٣/٠٥',
        '2012-03-05 00:00:00+03',
        '\u200f05\u200f/03/2012',
      ],
      ...[
        '12 ربيع الثاني 1433',
        '12/ربيع الآخر/1433هـ',
        '١٢-٠٤-١٤٣٣ هـ',
        '1433-04-12',
        '12/4/1433 AH',
      ],
      ...['1433/4/12هـ', 'يوم الاثنين 5 مارس 2012', '5 mars 2012'],
    ])
    .run(({ assert }, text) => {
      assert.deepInclude(read(text, reading), { value: '2012-03-05' })
    })

  test('2.3 the months of {0}')
    .with([
      ['Morocco', 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر'],
      ['Mauritania', 'يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر'],
      ['Algeria', 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر'],
      [
        'Iraq',
        'كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول',
      ],
      ['Egypt', 'يناير فبراير مارس أبريل مايو يونيه يوليه أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'],
    ])
    .run(({ assert }, [, names]) => {
      const days = names!.split(' ').map((name) => `7 ${name.replace('_', ' ')} 2012`)
      const months = days.map((_, at) => `2012-${String(at + 1).padStart(2, '0')}-07`)
      assert.deepEqual(
        days.map((day) => (read(day, reading) as { value: unknown }).value),
        months
      )
    })

  test('2.3 {$self} is no day')
    .with([
      '31/02/2012',
      'Mar-12',
      '30/02/1433',
      '12/13/1433',
      '5 Foo 2012',
      '2012',
      '05/03',
      'x 5/3/2012',
    ])
    .run(({ assert }, text) => {
      assert.deepEqual(read(text, reading), { problem: { type: 'day' } })
    })
})

test.group('2.3 Headings', () => {
  test('2.3 with additions: {0}')
    .with([
      ['Student Full Name (as in passport)', 'full_name'],
      ['Name / الاسم', 'full_name'],
      ['الاسم Name', 'full_name'],
      ['Phone Number *', 'phone'],
      ['Phone (with country code)', 'phone'],
      ['Parent mobile', 'phone'],
      ['هاتف الأب', 'phone'],
      ['رقم الجوال (واتساب)', 'phone'],
      ['DOB - dd/mm/yyyy', 'birth_date'],
      ['تاريخ الميلاد بالهجري', 'birth_date'],
      ['الجنس:', 'gender'],
      ['Passport No. / National ID', 'national_id'],
      ['رقم الهوية أو الإقامة (10 أرقام)', 'national_id'],
      ['Email Address (optional)', 'email'],
      ['ملاحظات (إن وجدت)', 'notes'],
      ['Mother name', null],
      ['اسم ولي الأمر', null],
    ] as [string, string | null][])
    .run(({ assert }, [heading, column]) => {
      assert.deepEqual(guessMapping(columnsOf.students, [heading]), [column])
    })

  test('2.3 a student’s own phone goes before a parent’s', ({ assert }) => {
    const headings = ['جوال ولي الأمر', 'جوال الطالب']
    assert.deepEqual(guessMapping(columnsOf.students, headings), [null, 'phone'])
  })

  test('2.3 a heading may say the order of day and month', async ({ assert }) => {
    const { rows } = await readList(utf8('Name,Birth date (MM/DD/YYYY)\nReem Test,03/04/2012'))
    assert.equal(rows[0]!.values.birth_date, '2012-03-04')
  })
})

test.group('2.3 Cells of other programs', () => {
  test('2.3 {$self} stands for nothing')
    .with(['NULL', 'null', 'N/A', 'n/a', 'NaN'])
    .run(async ({ assert }, text) => {
      const { rows } = await readList(
        utf8(`Name,School,Phone\nReem Test,${text},${text}\n${text},${text},${text}`)
      )
      assert.lengthOf(rows, 1)
      assert.deepEqual([rows[0]!.values.school_name, rows[0]!.values.phone], [undefined, undefined])
      assert.deepEqual([rows[0]!.problems, rows[0]!.emptied], [[], []])
    })

  test('2.3 Null may be a family name', async ({ assert }) => {
    const { rows } = await readList(utf8('First name,Last name\nReem,Null'))
    assert.equal(rows[0]!.values.last_name, 'Null')
  })

  test('2.3 a phone of a length that may be, but that nobody has, is taken with a warning', async ({
    assert,
  }) => {
    const { rows } = await readList(utf8('Name,Phone\nReem Test,0211111111\nSaad Test,0501234567'))
    assert.equal(rows[0]!.values.phone, '+966211111111')
    assert.deepEqual(rows[0]!.warnings, [{ column: 'phone', type: 'unassigned_phone' }])
    assert.isUndefined(rows[1]!.warnings)
  })

  test('2.3 “Student ID” is our number only where the values are like ours', async ({ assert }) => {
    const mappingOf = async (value: string) =>
      (await readList(utf8(`Student ID,Name\n${value},Reem Test`))).mapping
    assert.deepEqual(await mappingOf('48213'), [null, 'full_name'])
    assert.deepEqual(await mappingOf('S-260014'), ['number', 'full_name'])
  })
})

test.group('2.3 Numbers that identify', () => {
  test('2.3 shortened by a spreadsheet they are problems: {0} as {1}')
    .with([
      ['number', '1.01235E+09'],
      ['national_id', '1.01235e+09'],
      ['national_id', '1E+05'],
      ['national_id', '١٫٠١E+09'],
      ['phone', '9.66501E+11'],
      ['national_id', '9.66501230101E11'],
    ] as [string, string][])
    .run(async ({ assert }, [column, text]) => {
      const { rows } = await readList(utf8(`Name,${column}\nReem Test,${text}`))
      const { problems, emptied } = rows[0]!
      assert.deepEqual(
        [...problems, ...emptied].map((one) => one.column),
        [column]
      )
    })
})
