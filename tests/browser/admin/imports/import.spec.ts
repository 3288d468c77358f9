import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { importJob } from '#app/jobs/import_job'
import { axeViolations } from '#tests/helpers/axe'
import { rowsOf } from '#tests/helpers/centre'
import { sidewaysScroll } from '#tests/helpers/corner'
import { go, sitDown } from '#tests/helpers/desk'

const lists = {
  en: 'Name,Mobile,DOB,Remarks\nSara Haddad,0501234567,30/9/2014,kind\nOmar,x,31/2/2014,\n',
  ar: 'الاسم;الجوال;تاريخ الميلاد;ملاحظات\nسارة حداد;٠٥٠١٢٣٤٥٦٧;٣٠/٩/٢٠١٤;لطيفة\nعمر;x;31/2/2014;\n',
}

/** Pressed as somebody without a pointer does it. */
async function press(page: Page, button: Locator) {
  await button.focus()
  await page.keyboard.press('Enter')
}

for (const locale of ['en', 'ar'] as const) {
  for (const width of [1440, 390]) {
    test(`a list of students is imported by keyboard, watched and taken back (${locale}, ${width})`, async ({
      assert,
      browser,
    }) => {
      const desk = await sitDown(browser, { locale, width })
      const { page, centre, say } = desk
      const clean = async (where: string) => {
        assert.deepEqual(await axeViolations(page), [], where)
        assert.equal(await sidewaysScroll(page), 0, where)
      }
      const work = async () => {
        const [record] = await rowsOf(centre, 'imports')
        await importJob({ tenantId: centre.id, importId: record.id })
      }
      await go(desk, '/admin/students')
      await press(page, page.getByRole('link', { name: say('ui.list.import_instead') }))
      await page.waitForURL(/\/admin\/imports\/create\?entity=students$/)
      await page.locator('h1').waitFor()
      await clean('upload')
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lists[locale]) }
      await page.setInputFiles('input[type=file]', file)
      await press(page, page.getByRole('button', { name: say('imports.upload.next') }))

      await page.getByRole('heading', { name: say('imports.mapping.title') }).waitFor()
      const chosen = await page
        .locator('main select')
        .evaluateAll((selects) =>
          selects.map((select) => (select as unknown as { value: string }).value)
        )
      assert.deepEqual(chosen, ['full_name', 'phone', 'birth_date', 'notes'])
      await clean('columns')
      await press(page, page.getByRole('button', { name: say('imports.mapping.next') }))

      await page.getByRole('heading', { name: say('imports.progress.check') }).waitFor()
      await clean('progress')
      await work()
      await page.getByRole('heading', { name: say('imports.checked.title') }).waitFor()
      await page.getByText(say('imports.problems.phone')).waitFor()
      await page.getByText(say('imports.problems.day')).waitFor()
      await clean('check')
      await press(page, page.locator('main section').first().getByRole('button').last())

      await page.getByRole('heading', { name: say('imports.progress.run') }).waitFor()
      await work()
      await page.getByRole('heading', { name: say('imports.done.title') }).waitFor()
      await clean('done')
      assert.lengthOf(await rowsOf(centre, 'students'), 1)

      await press(page, page.getByRole('button', { name: say('imports.done.undo') }))
      await page.getByRole('dialog').waitFor()
      await clean('undo')
      const dialog = page.getByRole('dialog')
      await press(
        page,
        dialog.getByRole('button', { name: say('imports.undo.confirm'), exact: true })
      )
      await page.getByRole('heading', { name: say('imports.progress.undo') }).waitFor()
      await work()
      await page.getByRole('heading', { name: say('imports.undone.title') }).waitFor()
      assert.isEmpty(await rowsOf(centre, 'students'))
      await page.context().close()
    })
  }
}
