import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { SheetError } from '#domain/imports/sheets/sheet'
import { readList } from '#tests/helpers/imports/read_list'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/lists/${name}`))

const reem = (phone: string, birth_date = '2012-04-01') => ({
  first_name: 'ريم',
  last_name: 'التجربة',
  phone,
  birth_date,
})

test.group('2.3 Files of real offices', () => {
  test('2.3 {0} is one student')
    .with([
      ['01_no_r.xlsx', reem('+966501230101')],
      ['06b_cover_sheet.xlsx', reem('+966501230107')],
      ['26b_empty_first.xlsx', reem('+966501230502')],
      ['11b_blank_60000.xlsx', reem('+966501230150')],
      ['11e_last_col.xlsx', reem('+966501230151')],
      ['18_headings.csv', reem('+966501230170')],
      ['24_one_col_rtl.csv', { first_name: 'ريم', last_name: 'الفراغ', phone: '+966501230384' }],
      [
        '22_headings2.csv',
        {
          first_name: 'Reem',
          last_name: 'Headings',
          phone: '+966501230380',
          birth_date: '2012-03-05',
          gender: 'female',
          national_id: '1012345999',
          email: 'r@example.com',
        },
      ],
      [
        '22b_headings_ar.csv',
        {
          first_name: 'ريم سعد علي',
          last_name: 'العنوان',
          phone: '+966501230381',
          birth_date: '2012-03-05',
          gender: 'female',
          national_id: '1012345998',
          email: 'r2@example.com',
        },
      ],
    ] as [string, Record<string, unknown>][])
    .run(async ({ assert }, [name, student]) => {
      const { rows } = await readList(fixture(name))
      assert.deepEqual(
        rows.map(({ values }) => values),
        [student]
      )
      assert.isEmpty(rows.flatMap(({ problems, emptied }) => [...problems, ...emptied]))
    })

  test('2.3 a value merged over siblings is the value of each of them', async ({ assert }) => {
    const { rows } = await readList(fixture('07c_merged_optional.xlsx'))
    assert.lengthOf(rows, 3)
    for (const { values } of rows)
      assert.deepInclude(values, { school_name: 'مدرسة النخيل', phone: '+966501230370' })
  })

  test('2.3 an error of a formula is a problem of its cell', async ({ assert }) => {
    const { rows } = await readList(fixture('09_errors.xlsx'))
    assert.deepEqual(rows[0]!.emptied, [
      { column: 'phone', type: 'formula_error' },
      { column: 'school_name', type: 'formula_error' },
    ])
    assert.isEmpty(rows[1]!.emptied)
  })

  test('2.3 one wrong byte costs one cell, not the encoding of the file', async ({ assert }) => {
    const { rows, encoding } = await readList(fixture('13c_bad_byte_english_head.csv'))
    assert.equal(encoding, 'utf-8')
    assert.deepInclude(rows[0]!.values, { first_name: 'ريم', notes: 'جيد' })
    assert.deepEqual(rows[1]!.emptied, [{ column: 'notes', type: 'lost_letters' }])
  })

  test('2.3 a passport in scientific notation is a problem', async ({ assert }) => {
    const { rows } = await readList(fixture('17b_sci2.csv'))
    const scientific = [{ column: 'national_id', type: 'scientific' }]
    assert.deepEqual(
      rows.map(({ problems }) => problems),
      [scientific, scientific, scientific]
    )
  })

  test('2.3 days as Excel and offices write them: {0}')
    .with([
      ['19_dates.csv', { D00: '2012-03-12', D01: '2012-03-25', D16: undefined }],
      ['21_excel_dates.csv', { E12: undefined, E14: '2012-04-01' }],
    ] as [string, Record<string, string | undefined>][])
    .run(async ({ assert }, [name, others]) => {
      const { rows } = await readList(fixture(name))
      for (const { values } of rows) {
        const code = String(values.first_name).slice(-3)
        assert.equal(values.birth_date, code in others ? others[code] : '2012-03-05', code)
      }
      const hijri = rows.flatMap(({ warnings = [] }) => warnings.map(({ type }) => type))
      assert.deepEqual(hijri, name === '19_dates.csv' ? ['hijri', 'hijri', 'hijri'] : [])
    })

  test('2.3 a workbook that counts from 1904', async ({ assert }) => {
    const { rows } = await readList(fixture('29_xlsxwriter_1904_True.xlsx'), 'sessions')
    assert.deepInclude(rows[0]!.values, { held_on: '2027-06-24', starts: '16:30', ends: '18:00' })
  })

  test('2.3 a web page named .xls says what it is', async ({ assert }) => {
    const error = await readList(fixture('30_html.xls')).catch((reason: unknown) => reason)
    assert.instanceOf(error, SheetError)
    assert.equal((error as SheetError).fault, 'web_page')
  })

  test('2.3 headings that end in CRLF above rows that end in LF', async ({ assert }) => {
    const { rows } = await readList(fixture('crlf_head_lf_rows.csv'))
    assert.deepEqual(
      rows.map(({ values }) => values.first_name),
      ['Ahmad', 'Sara', 'Lina']
    )
  })
})
