import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { inArabic } from '#tests/helpers/browser/languages'
import { openBackOffice } from '#tests/helpers/browser/back_office'
import { goLater, questionOf } from '#tests/helpers/browser/confirm_dialog'
import { feedRow } from '#tests/helpers/scheduling/calendar_feeds'

const place = '/admin/profile?tab=preferences'

test.group('Profile: the calendar feed', () => {
  inArabic(
    'its address is made once one is confirmed, replaced and turned off, on a phone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, account, say } = office
      const word = (key: string) => say(`calendar_feed.${key}`)
      await goLater(office, place)
      await page.getByRole('button', { name: word('make') }).click()
      await questionOf(office).answer()
      const field = page.getByLabel(word('address'), { exact: true })
      await field.waitFor()
      const made = await field.inputValue()
      assert.match(made, /^http:\/\/.+\/calendar-feeds\/[\w-]{43}\.ics$/)
      const subscribe = page.getByRole('link', { name: word('subscribe') })
      assert.equal(await subscribe.getAttribute('href'), made.replace('http:', 'webcal:'))
      assert.isEmpty(await axeViolations(page))

      await page.getByRole('button', { name: word('renew'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: word('renew_dialog.title') })
      await dialog.waitFor()
      assert.isEmpty(await axeViolations(page))
      await dialog.getByRole('button', { name: word('renew_dialog.submit') }).click()
      await page.getByText(word('flash.renewed')).waitFor()
      assert.notEqual(await field.inputValue(), made)

      await goLater(office, place)
      await page.getByRole('button', { name: word('show') }).click()
      await questionOf(office).answer()
      await field.waitFor()
      await page.getByRole('button', { name: word('revoke'), exact: true }).click()
      const question = page.getByRole('dialog', { name: word('revoke_dialog.title') })
      await question.getByRole('button', { name: word('revoke_dialog.submit') }).click()
      await page.getByRole('button', { name: word('make') }).waitFor()
      assert.isUndefined(await feedRow(account))
      await page.context().close()
    }
  )
})
