import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { byTurns, inEnglish } from '#tests/helpers/browser/languages'
import { read } from '#tests/helpers/browser/open_at'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup } from '#tests/helpers/teaching/groups'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Each layer over a page has an entry of the history of its own. */
const layersAre = (page: Page, count: number) =>
  page.waitForFunction((wanted) => {
    const { state } = Reflect.get(globalThis, 'history') as { state: { layers?: number } | null }
    return (state?.layers ?? 0) === wanted
  }, count)

const back = (page: Page) => read(page, 'history.back()')
const forward = (page: Page) => read(page, 'history.forward()')

test.group('A step back', () => {
  for (const { width, locale } of byTurns([{ width: 1440 }, { width: 390 }])) {
    test(`closes the menu on top, and the page only then (${width})`, async ({
      assert,
      browser,
    }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      await page.setViewportSize({ width, height: 844 })
      await createStudent(centre)
      await go(office, '/admin/groups')
      await go(office, '/admin/students')
      const menu = page.getByRole('menu')
      const opener = page.locator('[data-row-acts] button[aria-haspopup=menu]').first()
      for (let times = 0; times < 3; times++) {
        await opener.click()
        await menu.waitFor()
        await layersAre(page, 1)
        await back(page)
        await menu.waitFor({ state: 'detached' })
        await layersAre(page, 0)
      }
      // The entry of a closed menu lies ahead, and is no page
      await forward(page)
      await layersAre(page, 0)
      assert.equal(pathOf(page), '/admin/students')
      await opener.click()
      await menu.waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      await layersAre(page, 0)
      await back(page)
      await page.waitForURL('**/admin/groups')
      await page.context().close()
    })
  }

  inEnglish(
    'goes to the page before, after a link of a menu was followed',
    async ({ assert, browser, locale }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const student = await createStudent(centre)
      await go(office, '/admin/students')
      await page.locator('[data-row-acts] button[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem').first().click()
      await page.waitForURL(`**/admin/students/${student.id}/edit`)
      await layersAre(page, 0)
      for (let times = 0; times < 2; times++) {
        await back(page)
        await page.waitForURL('**/admin/students')
        await page.locator('[data-row-acts] button[aria-haspopup=menu]').first().waitFor()
        await forward(page)
        await page.waitForURL(`**/admin/students/${student.id}/edit`)
        await page.locator('form').first().waitFor()
      }
      assert.equal(await read(page, 'history.state.layers'), 0)
      await page.context().close()
    }
  )

  inEnglish(
    'asks before it throws away what was typed, and closes two dialogs one by one',
    async ({ assert, browser, locale }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await go(office, `/admin/groups/${group}`)
      await page.getByRole('button', { name: say('groups.acts.add_student') }).click()
      await page.getByRole('option', { name: say('enrolments.add.new') }).click()
      const name = page.getByRole('dialog').locator('#field-first_name_en')
      await name.fill('Layla')
      await layersAre(page, 1)
      const question = page.getByRole('dialog', { name: say('ui.form.leave_title') })
      for (let times = 0; times < 2; times++) {
        await back(page)
        await question.waitFor()
        await layersAre(page, 2)
        await back(page)
        await question.waitFor({ state: 'detached' })
        await layersAre(page, 1)
        assert.equal(await name.inputValue(), 'Layla')
      }
      await back(page)
      await question.getByRole('button', { name: say('ui.form.leave') }).click()
      await name.waitFor({ state: 'detached' })
      await layersAre(page, 0)
      assert.equal(pathOf(page), `/admin/groups/${group}`)
      await page.context().close()
    }
  )

  inEnglish(
    'shows a page as it is after what a dialog has changed',
    async ({ assert, browser, locale }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createStudent(centre)
      await go(office, '/admin/students')
      await page.locator('[data-row-acts] button[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('ui.list.archive') }).click()
      await page.locator('[data-row-id]').first().waitFor({ state: 'detached' })
      await layersAre(page, 0)
      await go(office, '/admin/groups')
      await back(page)
      await page.waitForURL('**/admin/students')
      await page.locator('main h1').waitFor()
      assert.equal(await page.locator('[data-row-id]').count(), 0)
      await page.context().close()
    }
  )
})
