import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { addressOf, speak } from '#tests/helpers/browser/navigate'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { forgetTries } from '#tests/helpers/access/forget_tries'
import { byTurns, inArabic } from '#tests/helpers/browser/languages'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { wordsOf } from '#tests/helpers/words/words'

const chosen = 'seven grey herons by the river'
const doors = [
  { row: 'C2', kind: 'admin', path: '/admin', lands: /\/admin\/today/ },
  { row: 'C3', kind: 'instructor', path: '/instructor', lands: /\/$/ },
  { row: 'C4', kind: 'student', path: '', lands: /\/$/ },
] as const

const fill = (page: Page, name: string, value: string) => page.fill(`[name="${name}"]`, value)

async function choosePassword(page: Page) {
  await fill(page, 'password', chosen)
  await fill(page, 'password_confirmation', chosen)
  await page.keyboard.press('Enter')
}

test.group('Ways in', () => {
  test('{row} {locale}: a forgotten password by keyboard, from the door to the inside: {kind}')
    .with(byTurns(doors))
    .run(async ({ browserContext, visit }, { kind, path, lands, locale }) => {
      const centre = await createCentre()
      const account =
        kind === 'admin' ? await createAdministrator(centre) : await createPerson(centre, kind)
      await speak(browserContext, centre, locale)
      const say = (key: string) => wordsOf(locale).get(key)!
      const page = await visit(addressOf(centre, `${path}/login`))
      await page.getByRole('link', { name: say('account.forgot.ask') }).press('Enter')
      await page.getByLabel(say('account.forgot.email')).fill(account.email)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: say('account.forgot.sent_title') }).waitFor()

      const [letter] = await lettersTo(centre, account.email)
      await page.goto(addressOf(centre, linkIn(letter!)))
      await fill(page, 'password', 'password1234')
      await fill(page, 'password_confirmation', 'password1234')
      await page.keyboard.press('Enter')
      await page.getByText(say('auth.password_too_common')).first().waitFor()
      await choosePassword(page)
      await page.waitForURL(/login$/)
      await fill(page, 'email', account.email)
      await fill(page, 'password', chosen)
      await page.keyboard.press('Enter')
      await page.waitForURL(lands)
    })

  inArabic(
    'C2 a centre is opened on the installation, and its opener stands in it',
    async ({ locale, browserContext, visit, assert }) => {
      await forgetTries('open_centre')
      const place = { host: 'localhost' }
      await browserContext.addCookies([{ name: 'locale', value: locale, url: addressOf(place) }])
      const say = (key: string) => wordsOf(locale).get(key)!
      const page = await visit(addressOf(place, '/'))
      await page.getByRole('link', { name: say('register.open.ask') }).click()
      const slug = `green-${Date.now().toString(36)}`
      await fill(page, 'name_en', slug.replace('-', ' '))
      const preview = await page.locator('[data-address-preview]').innerText()
      assert.include(preview, `//${slug}.localhost`)
      await fill(page, 'name_ar', 'الوادي الأخضر')
      await page.locator('#field-country').click()
      const emirates = new Intl.DisplayNames(locale, { type: 'region' }).of('AE')!
      await page.locator('#field-country').fill(emirates)
      await page.getByRole('option', { name: emirates }).click()
      await fill(page, 'first_name', 'منى')
      await fill(page, 'last_name', 'راشد')
      await fill(page, 'email', `mona@${slug}.test`)
      await fill(page, 'password', chosen)
      await page.getByRole('button', { name: say('register.open.submit') }).click()
      await page.waitForURL(new RegExp(`//${slug}\\.localhost:\\d+/admin/today`))
      await page.locator('h1').first().waitFor()
      assert.notInclude(page.url(), '#')
    }
  )
})
