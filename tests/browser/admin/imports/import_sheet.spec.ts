import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { byTurns } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { workbookOf } from '#tests/helpers/imports/workbook'

const tabs = [
  { name: 'Cover', rows: [['Nour Academy'], ['Autumn 2026']] },
  {
    name: 'الصف الأول',
    rows: [
      ['الاسم', 'الجوال'],
      ['سارة الحربي', ''],
      ['عمر خليل', ''],
    ],
  },
  {
    name: 'Grade 2',
    rows: [
      ['DOB', 'Name'],
      ['13/1/2012', 'Reem Trial'],
    ],
  },
]

for (const { locale, width } of byTurns([{ width: 1440 }, { width: 390 }])) {
  test(`2.3 another sheet of a workbook is chosen by keyboard (${locale}, ${width})`, async ({
    assert,
    browser,
  }) => {
    const office = await openBackOffice(browser, { locale, width })
    const { page, say } = office
    await go(office, '/admin/imports/create?entity=students')
    const buffer = Buffer.from(workbookOf(tabs))
    await page.setInputFiles('input[type=file]', { name: 'list.xlsx', mimeType: '', buffer })
    await page.getByRole('button', { name: say('imports.upload.next'), exact: true }).click()
    const panel = page.getByRole('region', { name: say('imports.sheet.title') })
    const field = panel.locator('input[readonly], input[role=combobox], input').first()
    await panel.waitFor()
    assert.match(await field.inputValue(), /الصف الأول/)
    const columns = page.locator('main table select')
    assert.equal(await columns.count(), 2)

    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: /Grade 2/ }).waitFor()
    assert.deepEqual(await axeViolations(page), [])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('main table').getByRole('rowheader', { name: 'DOB' }).waitFor()
    assert.deepEqual(
      await columns.evaluateAll((all) =>
        all.map((one) => (one as unknown as { value: string }).value)
      ),
      ['birth_date', 'full_name']
    )
    assert.match(await field.inputValue(), /Grade 2/)
    assert.equal(await sidewaysScroll(page), 0)
    await page.context().close()
  })
}
