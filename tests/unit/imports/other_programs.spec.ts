import { test } from '@japa/runner'
import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { columnsOf, type ImportEntity } from '#domain/imports/columns/import_columns'
import { readSheet } from '#domain/imports/sheets/read_sheet'
import { SheetError } from '#domain/imports/sheets/sheet'
import { readList } from '#tests/helpers/imports/read_list'

const utf8 = (text: string) => new TextEncoder().encode(text)

test.group('2.3 Numbers as other programs write them', () => {
  test('2.3 {0} {1} is {2}')
    .with([
      ['phone', '966501230321.0', '+966501230321'],
      ['phone', '501230321.0', '+966501230321'],
      ['phone', '٩٦٦٥٠١٢٣٠٣٢١٫٠', '+966501230321'],
      ['phone', '"966501230321,0"', '+966501230321'],
      ['phone', '"966,501,230,321"', '+966501230321'],
      ['phone', '="0501230321"', '+966501230321'],
      ['phone', '"=""0501230321"""', '+966501230321'],
      ['phone', '050.123.0321', '+966501230321'],
      ['national_id', '1055555551.0', '1055555551'],
      ['national_id', '1055555551.00', '1055555551'],
      ['national_id', '"1,055,555,551"', '1055555551'],
      ['national_id', '="1055555551"', '1055555551'],
      ['national_id', '"A1,055"', 'A1,055'],
      ['school_name', '="School 1.0"', 'School 1.0'],
    ] as [string, string, string][])
    .run(async ({ assert }, [column, cell, value]) => {
      const { rows } = await readList(utf8(`Name,${column}\nReem Test,${cell}`))
      assert.equal(rows[0]!.values[column], value)
      assert.isEmpty([...rows[0]!.problems, ...rows[0]!.emptied])
    })

  test('2.3 numbers of children lose their decimals too', async ({ assert }) => {
    const { rows } = await readList(utf8('Name,Students\nHani Test,"101.0; 102.0"'), 'guardians')
    assert.deepEqual(rows[0]!.values.student_numbers, ['101', '102'])
  })
})

test.group('2.3 Headings of other programs', () => {
  const guess = (entity: ImportEntity, headings: string[]) =>
    guessMapping(columnsOf[entity], headings)

  test('2.3 a list of {0} says whose name it means: {1}')
    .with([
      ['guardians', 'اسم ولي الأمر|اسم الطالب|جوال ولي الأمر', 'full_name||phone'],
      ['guardians', 'Parent Name|Student Name|Parent Phone', 'full_name||phone'],
      ['guardians', 'Father Name|Father Mobile|Mother Name|Child Name', 'full_name|phone||'],
      ['guardians', 'ولي الأمر|اسم الابن|البريد الإلكتروني لولي الأمر', 'full_name||email'],
      ['instructors', 'اسم المعلم|رقم الجوال', 'full_name|phone'],
      ['instructors', 'Teacher Name|Email ID|Date of joining', 'full_name|email|hired_on'],
      ['groups', 'اسم المجموعة|اسم الدورة|الحد الأقصى', 'title_ar|course|capacity'],
      ['groups', 'Class name|Course name', 'title_en|course'],
      ['courses', 'اسم المقرر|المادة', 'title_ar|subject'],
      ['students', 'اسم الطالب|اسم ولي الأمر', 'full_name|'],
      ['students', 'رقم هوية الطالب|Student’s name', 'national_id|full_name'],
      ['students', 'Student Name|Full name Arabic', 'full_name|full_name_other'],
      ['students', 'عنوان البريد الإلكتروني|الاسم الثلاثي واللقب', 'email|full_name'],
    ] as [ImportEntity, string, string][])
    .run(({ assert }, [entity, headings, columns]) => {
      const expected = columns.split('|').map((column) => column || null)
      assert.deepEqual(guess(entity, headings.split('|')), expected)
    })

  test('2.3 a mobile goes before a phone at home: {0}')
    .with([
      ['Home Phone|Mobile Phone', '|phone'],
      ['هاتف المنزل|الهاتف الجوال', '|phone'],
      ['Home Phone|Parent mobile', '|phone'],
      ['Emergency phone', 'phone'],
      ['Phone 1 - Label|Phone 1 - Value|E-mail 1 - Value', '|phone|email'],
    ] as [string, string][])
    .run(({ assert }, [headings, columns]) => {
      const expected = columns.split('|').map((column) => column || null)
      assert.deepEqual(guess('students', headings.split('|')), expected)
    })

  test('2.3 of several phones of a contact the first is taken', async ({ assert }) => {
    const file = utf8(
      'Name,Phone,E-mail\nHani Test,0501230321 ::: 0501230322,h@example.com ::: i@example.com'
    )
    const { rows } = await readList(file, 'guardians')
    assert.deepInclude(rows[0]!.values, { phone: '+966501230321', email: 'h@example.com' })
  })

  test('2.3 a column that a form leaves empty makes room for the question', async ({ assert }) => {
    const { mapping } = await readList(utf8('Name,Phone,اسم الطالب رباعياً\n,,ريم سعد علي التجربة'))
    assert.deepEqual(mapping, [null, 'phone', 'full_name'])
  })

  test('2.3 the names between the first and the last are the first’s: {0}')
    .with([
      ['First Name,Middle Name,Last Name', 'خالد,يوسف,التجريبي', 'خالد يوسف', 'التجريبي'],
      ['الاسم الأول,اسم الأب,اسم الجد,العائلة', 'ريم,سعد,علي,التجربة', 'ريم سعد علي', 'التجربة'],
      ['Name,Given Name,Additional Name,Family Name', 'x,منال,هاني,تجريبي', 'منال هاني', 'تجريبي'],
      ['اسم الطالب,اسم الأب', 'ريم التجربة,سعد علي التجربة', 'ريم', 'التجربة'],
    ] as [string, string, string, string][])
    .run(async ({ assert }, [headings, cells, first, last]) => {
      const { rows } = await readList(utf8(`${headings}\n${cells}`))
      assert.deepEqual(rows[0]!.values, { first_name: first, last_name: last })
    })
})

test.group('2.3 Rows of other programs', () => {
  test('2.3 a family name before a comma stays the family name: {0}')
    .with([
      ['TAJRUBI, Salma', 'Salma', 'TAJRUBI'],
      ['Al Harbi,Sara Ali', 'Sara Ali', 'Al Harbi'],
      ['تجريبي، سلمى', 'سلمى', 'تجريبي'],
      ['John Smith, Jr.', 'John Smith,', 'Jr.'],
    ] as [string, string, string][])
    .run(async ({ assert }, [name, first, last]) => {
      const { rows } = await readList(utf8(`Name\n"${name}"`))
      assert.deepEqual(rows[0]!.values, { first_name: first, last_name: last })
    })

  test('2.3 a row that sums up the list is nobody: {$self}')
    .with(['المجموع الكلي', 'عدد الطلاب: 25', 'إجمالي الطلاب', 'Grand Total', 'Total', 'Sub total'])
    .run(async ({ assert }, name) => {
      const { rows } = await readList(utf8(`Name,Phone,Notes\nReem Test,0501230321,\n${name},,2`))
      assert.deepEqual(
        rows.map(({ problems }) => problems),
        [[], [{ column: 'full_name', type: 'total' }]]
      )
    })

  test('2.3 {0} is refused: {1}')
    .with([
      ['a vCard', 'contacts', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Hani Test\r\nEND:VCARD'],
      ['iCalendar', 'calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'],
      ['a PDF', 'unreadable', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
      ['RTF', 'unreadable', '{\\rtf1\\ansi Name\\par}\nReem'],
      ['JSON', 'unreadable', '[{"name": "Reem Test"},\n{"name": "Saad Test"}]'],
      ['other XML', 'unreadable', '<?xml version="1.0"?>\n<list><name>Reem</name></list>'],
    ] as [string, string, string][])
    .run(async ({ assert }, [, fault, text]) => {
      const refused = await readSheet(utf8(text)).catch((error: unknown) => error)
      assert.equal(refused instanceof SheetError && refused.fault, fault)
    })
})
