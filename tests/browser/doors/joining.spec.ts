import type { BrowserContext, Page } from 'playwright'
import { linkTimes } from '#domain/access/links/rules/link'
import { test } from '@japa/runner'
import env from '#start/env'
import { asOwner } from '#tests/helpers/database/as_owner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { addressOf, speak } from '#tests/helpers/browser/navigate'
import { problemsOf } from '#tests/helpers/browser/page_problems'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { letPeopleAsk } from '#tests/helpers/access/access_requests'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { wordsOf } from '#tests/helpers/words/words'

const chosen = 'seven grey herons by the river'

const fill = (page: Page, name: string, value: string) => page.fill(`[name="${name}"]`, value)

async function choosePassword(page: Page) {
  await fill(page, 'password', chosen)
  await fill(page, 'password_confirmation', chosen)
  await page.keyboard.press('Enter')
}

async function requestToJoin(page: Page, context: BrowserContext, centre: Centre, email: string) {
  const locale = 'ar'
  await speak(context, centre, locale)
  await page.goto(addressOf(centre, '/login'))
  await page.getByRole('link', { name: wordsOf(locale).get('register.join.ask')! }).click()
  await fill(page, 'first_name', 'هند')
  await fill(page, 'last_name', 'السالم')
  await fill(page, 'email', email)
  await page.getByRole('button', { name: wordsOf(locale).get('register.join.submit')! }).click()
  await page
    .getByRole('heading', { name: wordsOf(locale).get('register.join.sent_title')! })
    .waitFor()
}

test.group('Joining, and the letters it takes', () => {
  test('C4 a request in Arabic, seen in the menu, approved, and the invitation accepted', async ({
    browser,
    browserContext,
    visit,
    assert,
  }) => {
    const centre = await createCentre()
    await letPeopleAsk(centre, 'student')
    const email = `hind@${centre.slug}.test`
    const page = await visit(addressOf(centre))
    await requestToJoin(page, browserContext, centre, email)

    const office = await openBackOffice(browser, { locale: 'en', centre })
    await go(office, '/admin/students')
    const entry = office.page.getByRole('link', { name: /Requests to join/ })
    await entry.getByText('1').waitFor()
    await entry.click()
    await office.page.getByRole('button', { name: 'Approve the request of هند السالم' }).click()
    await office.page.getByText(office.say('access_requests.nothing_waits.title')).waitFor()
    await entry.getByText('1').waitFor({ state: 'detached' })
    await office.page.context().close()

    const [letter] = await lettersTo(centre, email)
    await page.goto(addressOf(centre, linkIn(letter!)))
    await choosePassword(page)
    await page.waitForURL(/localhost:\d+\/$/)
    assert.include(await page.locator('body').innerText(), 'هند')
  })

  test('2.7 whoever is sent to the office finds its phone and WhatsApp at the door', async ({
    browserContext,
    visit,
    assert,
  }) => {
    const centre = await createCentre()
    await asOwner()
      .updateTable('platform.tenants')
      .set({ phone: '+966112345678', whatsapp: true })
      .where('id', '=', centre.id)
      .execute()
    const page = await visit(addressOf(centre))
    const call = page.locator('a[href="tel:+966112345678"]')
    const whatsapp = page.locator('a[href*="wa.me/966112345678"]')

    await speak(browserContext, centre, 'ar')
    await page.goto(addressOf(centre, '/register'))
    await call.waitFor()
    assert.isTrue(await whatsapp.isVisible())

    await letPeopleAsk(centre, 'student')
    await requestToJoin(page, browserContext, centre, `hind@${centre.slug}.test`)
    await call.waitFor()
    assert.deepEqual(await axeViolations(page), [])

    await page.goto(addressOf(centre, '/forgot-password'))
    assert.equal(await call.count(), 0)
    await fill(page, 'email', `nobody@${centre.slug}.test`)
    await page.keyboard.press('Enter')
    await call.waitFor()
  })

  test('C2 an address is confirmed by a button, from the line on the profile', async ({
    browser,
    assert,
  }) => {
    const office = await openBackOffice(browser, { locale: 'ar' })
    await go(office, '/admin/profile')
    await office.page
      .getByRole('link', { name: office.say('account.verify.unverified_link') })
      .click()
    await office.page.getByRole('button', { name: office.say('account.verify.send') }).click()
    await office.page.getByText(office.say('account.verify.sent', linkTimes.email)).waitFor()
    const [letter] = await lettersTo(office.centre, office.account.email)
    await go(office, linkIn(letter!))
    await office.page.getByRole('button', { name: office.say('account.verify.confirm') }).click()
    await office.page.waitForURL(/\/admin\/profile/)
    await office.page.getByText(office.say('account.verify.done')).waitFor()
    const line = office.page.getByText(office.say('account.verify.unverified'))
    assert.equal(await line.count(), 0)
    await office.page.context().close()
  })

  test('T21 a letter in the mailbox page runs nothing and breaks no policy', async ({
    browser,
    assert,
    cleanup,
  }) => {
    env.set('DEMO', true)
    cleanup(() => env.set('DEMO', false))
    const office = await openBackOffice(browser, { locale: 'ar' })
    await go(office, '/admin/verify-email')
    await office.page.getByRole('button', { name: office.say('account.verify.send') }).click()
    await office.page.getByText(office.say('account.verify.sent', linkTimes.email)).waitFor()
    await lettersTo(office.centre, office.account.email)
    const problems = problemsOf(office.page)
    await go(office, '/mailbox')
    const frame = office.page.frameLocator('iframe')
    await frame.getByText('Test Centre').first().waitFor()
    assert.equal(await office.page.locator('iframe').getAttribute('sandbox'), '')
    assert.deepEqual(await axeViolations(office.page), [])
    assert.deepEqual(problems, [])
    await office.page.getByRole('link', { name: office.say('mailbox.open_link') }).click()
    await office.page.waitForURL(/verify-email\//)
    await office.page.context().close()
  })
})
