import { test } from '@japa/runner'
import { readSheet, readSheets } from '#domain/imports/sheets/read_sheet'
import { sheetXml, type Tab, workbook, workbookOf } from '#tests/helpers/imports/workbook'
import { readList } from '#tests/helpers/imports/read_list'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const headings = ['الاسم', 'رقم الجوال', 'تاريخ الميلاد']
const student = ['ريم التجربة', '0501230101', '2012-04-01']
const list = [headings, student]
const sheetPath = 'xl/worksheets/sheet1.xml'

const sheetOf = (inside: string) => `<worksheet xmlns="${main}">${inside}</worksheet>`
const rowsOf = async (xml: string, parts: Record<string, string> = {}) =>
  (await readSheet(workbook([], { [sheetPath]: xml, ...parts }))).rows

test.group('2.3 Workbooks of other programs', () => {
  test('2.3 rows and cells without an address, with a prefix, in shared and in rich text', async ({
    assert,
  }) => {
    const strings = `<sst xmlns="${main}"><si><r><t>ريم </t></r><r><t>التجربة</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>`
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${rel}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
    const xml = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c t="str"><x:v>Notes</x:v></x:c></x:row><x:row r="4"><x:c t="s"><x:v>0</x:v></x:c><x:c/><x:c t="inlineStr"><x:is><x:t>a_x000D_b &amp; c</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`
    const rows = await rowsOf(xml, {
      'xl/sharedStrings.xml': strings,
      'xl/_rels/workbook.xml.rels': relations,
    })
    assert.deepEqual(rows, [['Name', 'Notes'], [], [], ['ريم التجربة', '', 'a\rb & c']])
  })

  test('2.3 the list is taken, whatever tabs stand before it: {0}')
    .with([
      ['a cover', [{ name: 'Cover', rows: [['Academy'], ['2026']] }]],
      ['a hidden list', [{ name: 'Old', rows: list, state: 'hidden' }]],
      ['a very hidden list', [{ name: 'Old', rows: list, state: 'veryHidden' }]],
      ['an empty sheet', [{ name: 'Empty', rows: [] }]],
      ['a chart', [{ name: 'Chart', rows: [], type: 'chartsheet' }]],
    ] as [string, Tab[]][])
    .run(async ({ assert }, [, before]) => {
      const { chosen } = await readSheets(workbookOf([...before, { name: 'الطلاب', rows: list }]))
      assert.equal(chosen.name, 'الطلاب')
      assert.deepEqual(chosen.rows, list)
    })

  test('2.3 of several lists the longest of such records is taken: {0}')
    .with([
      ['more rows', 'students', 'Students 2'],
      ['fewer rows that say more of a guardian', 'guardians', 'Guardians'],
    ] as const)
    .run(async ({ assert }, [, entity, expected]) => {
      const columns = ['Name', 'Birth date', 'School', 'Phone']
      const tabs = [
        { name: 'Calls', rows: [['Phone', 'Notes'], ...Array<string[]>(99).fill(['1', 'x'])] },
        { name: 'Students 1', rows: [columns, ['Reem', '2012-04-01', 'Palms', '']] },
        { name: 'Students 2', rows: [columns, ...Array<string[]>(3).fill(['Saad', '', 'x', ''])] },
        {
          name: 'Guardians',
          rows: [
            ['Name', 'Relationship', 'Student numbers', 'Phone'],
            ['Huda', '', '', '050'],
            ['Samira', '', '', '051'],
          ],
        },
        {
          name: 'Guardians 2',
          rows: [
            ['Name', 'Relationship', 'Mobile'],
            ['Huda', '', ''],
          ],
        },
      ]
      const { chosen } = await readSheets(workbookOf(tabs), entity)
      assert.equal(chosen.name, expected)
    })

  test('2.3 a list behind more sheets than can be offered is offered all the same', async ({
    assert,
  }) => {
    const covers = Array.from({ length: 30 }, (_, at) => ({
      name: `Cover ${at}`,
      rows: [['Academy'], ['2026']],
    }))
    const { sheets, chosen } = await readSheets(
      workbookOf([...covers, { name: 'الطلاب', rows: list }])
    )
    assert.equal(chosen.name, 'الطلاب')
    assert.include(sheets, chosen)
  })

  test('2.3 of several lists alike the first is taken, and all visible ones are offered', async ({
    assert,
  }) => {
    const tabs = ['2025', '2026', 'x'].map((name) => ({ name, rows: list }))
    const { sheets, chosen } = await readSheets(
      workbookOf([...tabs.slice(0, 2), { ...tabs[2]!, state: 'hidden' }])
    )
    assert.equal(chosen.name, '2025')
    assert.deepEqual(
      sheets.map(({ name }) => name),
      ['2025', '2026']
    )
  })

  test('2.3 what is merged downwards counts for each row with contents, sideways for its first column', async ({
    assert,
  }) => {
    const rows = [
      ['Name', 'School', 'Notes'],
      ['Reem', 'Palms', ''],
      ['Saad', '', 'x'],
      ['', '', ''],
      ['Hind', '', ''],
    ]
    const xml = sheetXml(rows).replace(
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="B2:B5"/><mergeCell ref="A2:A2"/><mergeCell ref="C3:XFD3"/></mergeCells>'
    )
    assert.deepEqual(await rowsOf(xml), [
      ['Name', 'School', 'Notes'],
      ['Reem', 'Palms'],
      ['Saad', 'Palms', 'x'],
      [],
      ['Hind', 'Palms'],
    ])
  })

  test('2.3 {$self} is a problem of its cell, in a workbook and in a text')
    .with([
      ...['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#CALC!'],
      ...['#GETTING_DATA', '#FIELD!', '########', 'Err:502'],
    ])
    .run(async ({ assert }, error) => {
      const xml = sheetXml([
        ['Name', 'School'],
        ['Reem Test', error],
      ]).replace(
        /<c r="B2" t="inlineStr"><is><t>(.*?)<\/t><\/is><\/c>/,
        '<c r="B2" t="e"><v>$1</v></c>'
      )
      const text = new TextEncoder().encode(`Name,School\nReem Test,${error}`)
      for (const file of [workbook([], { [sheetPath]: xml }), text]) {
        const { rows } = await readList(file)
        assert.deepEqual(rows[0]!.emptied, [{ column: 'school_name', type: 'formula_error' }])
      }
    })

  test('2.3 a million formatted rows and the last column there is cost nothing', async ({
    assert,
  }) => {
    const blank = Array.from(
      { length: 1_048_574 },
      (_, at) => `<row r="${at + 3}" s="1" customFormat="1"><c r="A${at + 3}" s="1"/></row>`
    )
    const xml = sheetXml(list).replace(
      '</sheetData>',
      `${blank.join('')}<row r="1048576"><c r="XFD1048576" s="1"/></row></sheetData>`
    )
    const { rows } = await readList(workbook([], { [sheetPath]: xml }))
    assert.lengthOf(rows, 1)
  }).timeout(60_000)

  test('2.3 numbers as they are typed, days and times as they are shown: {0}')
    .with([
      ['41000', 14, '2012-04-01'],
      ['41000.5', 22, '2012-04-01'],
      ['0.6875', 20, '16:30'],
      ['1.5', 46, '36:00'],
      ['41000', 164, '2012-04-01'],
      ['41000', 165, '2012-04-01'],
      ['41000', 166, '2012-04-01'],
      ['0.75', 167, '18:00'],
      ['501234567', 168, '0501234567'],
      ['41000', 169, '41000'],
      ['9.66501230101E11', 0, '966501230101'],
      ['1.1000000000000001', 0, '1.1'],
    ] as [string, number, string][])
    .run(async ({ assert }, [raw, id, text]) => {
      const codes = [
        '[$-1170000]B2dd/mm/yyyy;@',
        '[$-2000401]dd&quot; يوم &quot;mmmm yyyy',
        'B2yyyy\\-mm\\-dd',
        '[$-ar-SA]h:mm AM/PM',
        '0000000000',
        '&quot;day &quot;0',
      ]
      const styles = `<styleSheet xmlns="${main}"><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`
      const xml = sheetOf(
        `<sheetData><row><c t="str"><v>Name</v></c></row><row><c s="1"><v>${raw}</v></c></row></sheetData>`
      )
      assert.equal((await rowsOf(xml, { 'xl/styles.xml': styles }))[1]![0], text)
    })

  test('2.3 days written out as ISO 8601', async ({ assert }) => {
    const cell = (text: string) => `<row><c t="d"><v>${text}</v></c></row>`
    const days = ['x', '2012-03-05', '2012-03-05T00:00:00', '2012-03-05T16:30:00Z', 'T16:30:00']
    const rows = await rowsOf(sheetOf(`<sheetData>${days.map(cell).join('')}</sheetData>`))
    assert.deepEqual(rows.slice(1).flat(), ['2012-03-05', '2012-03-05', '2012-03-05', '16:30'])
  })

  test('2.3 a workbook that counts from 1904 says so as {$self}; days without a format count too')
    .with(['1', 'true', 'on'])
    .run(async ({ assert }, written) => {
      const xml = sheetXml([
        ['Name', 'Birth date', 'Hired on'],
        ['Reem Test', { day: 39538 }, 39538],
      ])
      const book = `<workbook xmlns="${main}" xmlns:r="${rel}"><workbookPr date1904="${written}"/><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`
      const file = workbook([], { [sheetPath]: xml, 'xl/workbook.xml': book })
      const { rows } = await readList(file, 'instructors')
      assert.deepInclude(rows[0]!.values, { birth_date: '2012-04-01', hired_on: '2012-04-01' })
    })
})
