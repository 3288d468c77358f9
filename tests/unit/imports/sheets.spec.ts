import { test } from '@japa/runner'
import { readSheet } from '#domain/imports/sheets/read_sheet'
import { sheetLimits, SheetError } from '#domain/imports/sheets/sheet'
import { inspectSheet } from '#domain/imports/thread/read_in_thread'
import { sheetXml, workbook } from '#tests/helpers/imports/workbook'

const rows = [
  ['الاسم', 'Phone'],
  ['سارة الحربي', '0501234567'],
  ['Sara; "the first"', 'a,b'],
]
const utf8 = (text: string) => new TextEncoder().encode(text)
const csv = (separator: string) =>
  rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n')

function utf16(text: string, { big = false, mark = true } = {}) {
  const little = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return new Uint8Array(big ? little.swap16() : little)
}

/** As Excel saves Arabic where nobody chose an encoding. */
function windows1256(text: string) {
  const decoder = new TextDecoder('windows-1256')
  const known = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte])
  )
  return Uint8Array.from(text, (letter) => known.get(letter) ?? 63)
}

const encodings: { name: string; encoding: string; bytes: (text: string) => Uint8Array }[] = [
  { name: 'UTF-8', encoding: 'utf-8', bytes: utf8 },
  { name: 'UTF-8 with a mark', encoding: 'utf-8', bytes: (text) => utf8(`\uFEFF${text}`) },
  { name: 'UTF-16, little end first', encoding: 'utf-16le', bytes: (text) => utf16(text) },
  {
    name: 'UTF-16, big end first',
    encoding: 'utf-16be',
    bytes: (text) => utf16(text, { big: true }),
  },
  {
    name: 'UTF-16 without a mark',
    encoding: 'utf-16le',
    bytes: (text) => utf16(text, { mark: false }),
  },
  { name: 'windows-1256', encoding: 'windows-1256', bytes: windows1256 },
]

const faultOf = async (bytes: Uint8Array) => {
  try {
    await readSheet(bytes)
    return 'none'
  } catch (error) {
    if (error instanceof SheetError) return error.fault
    throw error
  }
}

test.group('Reading lists', () => {
  test('headings below a title come first, and other rows keep their numbers', async ({
    assert,
  }) => {
    const text = ['جدول الفصل الثاني 2027,,', ',,', 'المجموعة,الأيام,وقت البداية', 'G1,السبت,5 م']
    const { rows: read } = await readSheet(utf8(text.join('\n')))
    const headings = ['المجموعة', 'الأيام', 'وقت البداية']
    assert.deepEqual(read, [headings, [], [], ['G1', 'السبت', '5 م']])
  })

  test('reads {name}')
    .with(encodings)
    .run(async ({ assert }, { encoding, bytes }) => {
      const sheet = await readSheet(bytes(csv(',')))
      assert.equal(sheet.encoding, encoding)
      assert.deepEqual(sheet.rows, rows)
    })

  test('finds the separator {$self} by itself')
    .with([',', ';', '\t'])
    .run(async ({ assert }, separator) => {
      const sheet = await readSheet(utf8(csv(separator)))
      assert.equal(sheet.delimiter, separator)
      assert.deepEqual(sheet.rows, rows)
    })

  test("believes Excel's own hint about the separator", async ({ assert }) => {
    const sheet = await readSheet(utf8('sep=;\r\nName;Note\r\nSara;a, b, c\r\n'))
    assert.deepEqual(sheet.rows, [
      ['Name', 'Note'],
      ['Sara', 'a, b, c'],
    ])
  })

  test('keeps the number of a row, whatever blank rows or line breaks stand before it', async ({
    assert,
  }) => {
    const sheet = await readSheet(utf8('Name,Note\n\n"Sara","two\nlines"\nOmar,x\n\n\n'))
    assert.deepEqual(sheet.rows[3], ['Omar', 'x'])
    assert.lengthOf(sheet.rows, 4)
  })

  test('reads a workbook: text, numbers, days, what formulas came to', async ({ assert }) => {
    const sheet = await readSheet(
      workbook([
        ['Name', 'Number', 'Day', 'Yes', 'Sum'],
        ['سارة', 501234567, { day: 41912 }, true, { formula: '1+1', value: '=2' }],
      ])
    )
    assert.deepEqual(sheet.rows[1], ['سارة', '501234567', '2014-09-30', 'true', '=2'])
    assert.equal(sheet.format, 'xlsx')
  })

  test('{0} is refused: {1}')
    .with([
      ['an empty file', 'empty', new Uint8Array()],
      ['a heading alone', 'no_rows', utf8('Name,Phone\n')],
      [
        'a picture',
        'unreadable',
        new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
      ],
      ['a workbook of an older Excel', 'old_excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
      ['an archive that is no workbook', 'unreadable', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
      ['a quote that never ends', 'unreadable', utf8(`Name\n"${'a'.repeat(3_000_000)}`)],
    ] as [string, string, Uint8Array][])
    .run(async ({ assert }, [, fault, bytes]) => {
      assert.equal(await faultOf(bytes), fault)
    })
})

test.group('T23 Lists that mean harm', () => {
  test('T23 a zip bomb is refused in less than 200 ms, whatever it says of its size', async ({
    assert,
  }) => {
    const bomb = workbook([], { 'xl/worksheets/sheet1.xml': new Uint8Array(200_000_000) })
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    for (let at = 0; at + 46 < lying.length; at++) {
      const isEntry = view.getUint32(at, true) === 0x02014b50
      if (isEntry && view.getUint32(at + 24, true) === 200_000_000)
        view.setUint32(at + 24, 1000, true)
    }
    for (const file of [bomb, lying]) {
      // Of the processor: by the clock a busy machine would be slow
      const began = process.cpuUsage()
      assert.equal(await faultOf(file), 'too_large')
      const { user, system } = process.cpuUsage(began)
      assert.isBelow((user + system) / 1000, 200)
    }
  }).timeout(60_000)

  test('T23 {0} is refused: {1}')
    .with([
      [
        'an archive of many parts',
        'too_large',
        Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`xl/x${n}.xml`, '<a/>'])),
      ],
      [
        'a workbook of many sheets',
        'too_many_sheets',
        Object.fromEntries(
          Array.from({ length: 60 }, (_, n) => [`xl/worksheets/s${n}.xml`, sheetXml([['a']])])
        ),
      ],
      [
        'a document type',
        'unreadable',
        { 'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${sheetXml([['a'], ['b']])}` },
      ],
      [
        'a cell in the last row there can be',
        'too_many_rows',
        {
          'xl/worksheets/sheet1.xml': sheetXml([['a'], ['b']])
            .replaceAll('"2"', '"1048576"')
            .replaceAll('A2', 'A1048576'),
        },
      ],
      [
        'a cell in the last column there can be',
        'too_many_columns',
        { 'xl/worksheets/sheet1.xml': sheetXml([['a'], ['b']]).replaceAll('A2', 'XFD2') },
      ],
    ] as [string, string, Record<string, string>][])
    .run(async ({ assert }, [, fault, parts]) => {
      assert.equal(await faultOf(workbook([['a'], ['b']], parts)), fault)
    })

  test('T23 one row or column more than the limit is refused, the limit itself is read', async ({
    assert,
  }) => {
    const list = (count: number) => utf8(`Name\n${'Sara\n'.repeat(count)}`)
    assert.equal(await faultOf(list(sheetLimits.rows)), 'none')
    assert.equal(await faultOf(list(sheetLimits.rows + 1)), 'too_many_rows')
    assert.equal(
      await faultOf(utf8(`${',a'.repeat(sheetLimits.columns)}\nb\n`)),
      'too_many_columns'
    )
  })

  test('T23 what a thread reads keeps nobody else waiting', async ({ assert }) => {
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const list = utf8(`Name,Phone\n${'Sara Haddad,0501234567\n'.repeat(sheetLimits.rows)}`)
    const { sheets } = await inspectSheet(list, 'students')
    clearInterval(timer)
    assert.equal(sheets[0]!.inspection.total, sheetLimits.rows)
    assert.isBelow(longest, 500)
  }).timeout(30_000)
})
