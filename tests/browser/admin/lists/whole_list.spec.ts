import type { Page } from 'playwright'
import { createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup, enrolled, groupRow } from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic } from '#tests/helpers/browser/languages'

type Scrollers = { page: boolean; rows: boolean; headStays: boolean; width: number }

const scrollers = (page: Page) =>
  page.evaluate<Scrollers>(`(() => {
    const rows = document.querySelector('[role=region][tabindex]')
    const head = rows.querySelector('thead')
    const before = head.getBoundingClientRect().top
    rows.scrollTop = 200
    return {
      page: document.documentElement.scrollHeight > window.innerHeight,
      rows: rows.scrollTop > 0,
      headStays: head.getBoundingClientRect().top === before,
      width: rows.getBoundingClientRect().width,
    }
  })()`)

/** Counts what would be on paper instead of opening the browser's dialog. */
const paper = `window.print = () => {
  document.documentElement.dataset.onPaper = document.querySelectorAll('tbody tr[data-row-id]').length
  window.dispatchEvent(new Event('afterprint'))
}`

inArabic(
  'C9 a list has one scroller, and all of it is within reach and on paper',
  async ({ locale, assert, browser }) => {
    const centre = await createCentre()
    const group = await createGroup(centre, { capacity: 1 })
    for (let one = 0; one < 26; one++) await createStudent(centre)
    const { studentId } = await enrolled(centre, group)
    const office = await openBackOffice(browser, { locale, centre })
    const { page, say } = office
    await page.addInitScript(paper)
    await go(office, '/admin/students')
    const widths: Record<number, number> = {}
    for (const width of [1920, 1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const { width: wide, ...scrolled } = await scrollers(page)
      assert.deepEqual(scrolled, { page: false, rows: true, headStays: true }, `${width}`)
      widths[width] = wide
    }
    assert.isAbove(widths[1920]!, 1600)
    const menu = (await page.locator('[data-row-acts] button').last().boundingBox())!
    assert.isTrue(menu.x >= 0 && menu.x + menu.width <= 768, JSON.stringify(menu))

    await page.setViewportSize({ width: 1440, height: 900 })
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.more_acts') })
      .click()
    await page.getByRole('menuitem', { name: say('ui.list.print') }).click()
    await page.locator('html[data-on-paper="27"]').waitFor()
    await page.locator('tbody tr[data-row-id]').nth(25).waitFor({ state: 'detached' })
    assert.notInclude(page.url(), 'per=')

    await page.getByRole('button', { name: say('ui.list.filters') }).click()
    await page.getByRole('button', { name: say('students.filters.age'), exact: true }).click()
    await page.getByRole('checkbox').last().waitFor()
    await page.keyboard.press('Escape')

    await page.locator(`[data-row-id="${studentId}"]`).getByRole('checkbox').check()
    await page.locator('[role=toolbar] button').first().click()
    await page.getByRole('dialog').getByRole('combobox').first().click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await page.getByText(say('students.not_seated.already_enrolled')).waitFor()
    assert.deepInclude(await groupRow(centre, group), { seats_taken: 1, waiting: 0 })
    await page.context().close()
  }
)
