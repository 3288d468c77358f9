import { test } from '@japa/runner'
import { askToJoin } from '#tests/helpers/access/access_requests'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const email = 'hind@example.test'
const reason = 'لا توجد مقاعد شاغرة هذا الفصل.'

test.group('Declining a request to join', () => {
  inEnglish(
    'C4 it is asked first and can be left; a reason stands in the letter and beside the request',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const id = await askToJoin(centre, { email })
      await go(office, '/admin/access-requests')
      const name = say('access_requests.decline_of').replace('{name}', 'Hind Salem')
      const decline = page.getByRole('button', { name })
      await decline.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('access_requests.declining.text')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      const [waiting] = await rowsOf(centre, 'access_requests', { id })
      assert.equal(waiting.status, 'waiting')

      await decline.press('Enter')
      await dialog.getByLabel(say('access_requests.declining.reason')).fill(reason)
      await dialog.getByRole('button', { name: say('access_requests.declining.submit') }).click()
      await page.getByText(say('access_requests.flash.declined')).first().waitFor()
      await page.getByText(say('access_requests.nothing_waits.title')).waitFor()
      await dialog.waitFor({ state: 'detached' })
      const [letter] = await lettersTo(centre, email)
      assert.include(letter!.text, reason)
      await page.getByRole('link', { name: say('access_requests.tabs.decided') }).click()
      await page.getByText(reason).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C4 of two who decide the second is told that it is decided',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const id = await askToJoin(centre, { email })
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, '/admin/access-requests')
        const name = say('access_requests.decline_of').replace('{name}', 'Hind Salem')
        await seat.page.getByRole('button', { name }).click()
        await seat.page.getByLabel(say('access_requests.declining.reason')).fill(seat.account.email)
      }
      for (const [seat, told] of [
        [other, 'declined'],
        [office, 'decided'],
      ] as const) {
        await seat.page
          .getByRole('dialog')
          .getByRole('button', { name: say('access_requests.declining.submit') })
          .click()
        await seat.page
          .getByText(say(`access_requests.flash.${told}`))
          .first()
          .waitFor()
      }
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const [decided] = await rowsOf(centre, 'access_requests', { id })
      assert.deepInclude(decided, { status: 'declined', reason: other.account.email })
      assert.lengthOf(await lettersTo(centre, email), 1)
      await other.page.context().close()
      await page.context().close()
    }
  )
})
