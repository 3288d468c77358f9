import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { addressOf } from '#tests/helpers/browser/navigate'
import { password } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { changeSessions } from '#tests/helpers/access/session'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const lockedPage = /\/admin\/locked$/

async function lockByMenu({ page, say }: BackOffice) {
  await page.locator('[data-user-menu]').click()
  await page.getByRole('menuitem', { name: say('shell.user.lock') }).click()
  await page.waitForURL(lockedPage)
  await page.locator('input[name="password"]').waitFor()
}

async function unlock(page: Page, typed = password) {
  await page.fill('input[name="password"]', typed)
  await page.keyboard.press('Enter')
}

test.group('Lock screen', () => {
  inEnglish(
    'C22 A8 locked from the menu; what was typed is there again once the password is given',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/students/create')
      await page.locator('#field-first_name_en').fill('Half typed')
      await lockByMenu(office)

      assert.notInclude(await page.content(), 'Half typed')
      await unlock(page, 'not the password')
      await page.getByText(say('session.wrong_password')).first().waitFor()
      await unlock(page)
      await page.waitForURL(/\/admin\/students\/create$/)
      const field = page.locator('#field-first_name_en')
      await field.waitFor()
      assert.equal(await field.inputValue(), 'Half typed')
      await page.context().close()
    }
  )

  inArabic(
    'C22 T16 nothing readable is left: not by Back, not in the history, not in another window',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      await createStudent(centre, { firstName: 'Readable', lastName: 'Name' })
      await go(office, '/admin/profile')
      await go(office, '/admin/students')
      await page.getByText('Readable').first().waitFor()
      assert.notInclude(await page.evaluate('JSON.stringify(history.state)'), 'Readable')
      const other = await page.context().newPage()
      await other.goto(addressOf(centre, '/admin/students'))
      await other.getByText('Readable').first().waitFor()

      await page.keyboard.press('Shift+KeyL')
      for (const window of [page, other]) {
        await window.waitForURL(lockedPage)
        await window.locator('input[name="password"]').waitFor()
        assert.notInclude(await window.content(), 'Readable')
        assert.isNull(await window.evaluate(`sessionStorage.getItem('historyKey')`))
      }
      await page.goBack()
      await page.locator('input[name="password"]').waitFor()
      assert.match(page.url(), lockedPage)
      assert.notInclude(await page.content(), 'Readable')

      await unlock(other)
      await other.getByText('Readable').first().waitFor()
      await page.getByText('Readable').first().waitFor()
      await page.context().close()
    }
  )

  inEnglish(
    'C22 a page that was locked elsewhere goes to the lock screen as soon as it asks',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, account } = office
      await go(office, '/admin/students')
      await changeSessions(account, { locked_at: new Date() })
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
      await page.waitForURL(lockedPage)
      await page.locator('input[name="password"]').waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C22 it locks by itself when nobody is there, and not before',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await page.clock.install()
      await go(office, '/admin/students')
      await page.clock.runFor('14:00')
      await page.mouse.move(300, 300)
      await page.clock.runFor('14:00')
      assert.match(page.url(), /\/admin\/students$/)
      await page.clock.runFor('00:58')
      // The real clock from here on: the lock gets some seconds to reach the server
      await page.clock.resume()
      await page.waitForURL(lockedPage)
      await page.context().close()
    }
  )
})
