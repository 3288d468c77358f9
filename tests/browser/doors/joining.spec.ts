import type { BrowserContext, Page } from 'playwright'
import { test } from '@japa/runner'
import env from '#start/env'
import { axeViolations } from '#tests/helpers/axe'
import { addressOf, speak } from '#tests/helpers/browser'
import { problemsOf } from '#tests/helpers/corner'
import { type Centre, createCentre } from '#tests/helpers/centre'
import { go, sitDown } from '#tests/helpers/desk'
import { openDoors } from '#tests/helpers/doors'
import { lettersTo, linkIn } from '#tests/helpers/mailbox'
import { wordsOf } from '#tests/helpers/words'

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
    await openDoors(centre, 'student')
    const email = `hind@${centre.slug}.test`
    const page = await visit(addressOf(centre))
    await requestToJoin(page, browserContext, centre, email)

    const desk = await sitDown(browser, { locale: 'en', centre })
    await go(desk, '/admin/students')
    const entry = desk.page.getByRole('link', { name: /Requests to join/ })
    await entry.getByText('1').waitFor()
    await entry.click()
    await desk.page.getByRole('button', { name: 'Approve the request of هند السالم' }).click()
    await desk.page.getByText(desk.say('access_requests.nothing_waits.title')).waitFor()
    await entry.getByText('1').waitFor({ state: 'detached' })
    await desk.page.context().close()

    const [letter] = await lettersTo(centre, email)
    await page.goto(addressOf(centre, linkIn(letter!)))
    await choosePassword(page)
    await page.waitForURL(/localhost:\d+\/$/)
    assert.include(await page.locator('body').innerText(), 'هند')
  })

  test('C2 an address is confirmed by a button, from the line on the profile', async ({
    browser,
    assert,
  }) => {
    const desk = await sitDown(browser, { locale: 'ar' })
    await go(desk, '/admin/profile')
    await desk.page.getByRole('link', { name: desk.say('account.verify.unverified_link') }).click()
    await desk.page.getByRole('button', { name: desk.say('account.verify.send') }).click()
    await desk.page.getByText(desk.say('account.verify.sent')).waitFor()
    const [letter] = await lettersTo(desk.centre, desk.account.email)
    await go(desk, linkIn(letter!))
    await desk.page.getByRole('button', { name: desk.say('account.verify.confirm') }).click()
    await desk.page.waitForURL(/\/admin\/profile/)
    await desk.page.getByText(desk.say('account.verify.done')).waitFor()
    const line = desk.page.getByText(desk.say('account.verify.unverified'))
    assert.equal(await line.count(), 0)
    await desk.page.context().close()
  })

  test('T21 a letter in the mailbox page runs nothing and breaks no policy', async ({
    browser,
    assert,
    cleanup,
  }) => {
    env.set('DEMO', true)
    cleanup(() => env.set('DEMO', false))
    const desk = await sitDown(browser, { locale: 'ar' })
    await go(desk, '/admin/verify-email')
    await desk.page.getByRole('button', { name: desk.say('account.verify.send') }).click()
    await desk.page.getByText(desk.say('account.verify.sent')).waitFor()
    await lettersTo(desk.centre, desk.account.email)
    const problems = problemsOf(desk.page)
    await go(desk, '/mailbox')
    const frame = desk.page.frameLocator('iframe')
    await frame.getByText('Test Centre').first().waitFor()
    assert.equal(await desk.page.locator('iframe').getAttribute('sandbox'), '')
    assert.deepEqual(await axeViolations(desk.page), [])
    assert.deepEqual(problems, [])
    await desk.page.getByRole('link', { name: desk.say('mailbox.open_link') }).click()
    await desk.page.waitForURL(/verify-email\//)
    await desk.page.context().close()
  })
})
