import { test } from '@japa/runner'
import { addressOf, speak } from '#tests/helpers/browser/navigate'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  password,
} from '#tests/helpers/centre/centre'
import { byTurns } from '#tests/helpers/browser/languages'
import { wordsOf } from '#tests/helpers/words/words'

const doors = [
  { row: 'C2', kind: 'admin', path: '/admin/login', lands: /\/admin\/today/ },
  { row: 'C3', kind: 'instructor', path: '/instructor/login', lands: /\/$/ },
  { row: 'C4', kind: 'student', path: '/login', lands: /\/$/ },
] as const

async function accountFor(kind: (typeof doors)[number]['kind']): Promise<Account> {
  const centre = await createCentre()
  return kind === 'admin' ? createAdministrator(centre) : createPerson(centre, kind)
}

test.group('The three doors', () => {
  test('C1 {row} {locale}: from the welcome page through the door of {kind}')
    .with(byTurns(doors))
    .run(async ({ browserContext, visit, assert }, { kind, path, lands, locale }) => {
      const account = await accountFor(kind)
      await speak(browserContext, account.centre, locale)
      const page = await visit(addressOf(account.centre))
      await page.click(`a[href="${path}"]`)
      await page.fill('input[name="email"]', account.email)
      await page.fill('input[name="password"]', 'not the password')
      await page.keyboard.press('Enter')

      const error = page.getByText(wordsOf(locale).get('auth.invalid_credentials')!).first()
      await error.waitFor()
      await page.locator('input[name="email"]:focus').waitFor()
      assert.equal(await page.inputValue('input[name="email"]'), account.email)

      await page.fill('input[name="password"]', password)
      await page.keyboard.press('Enter')
      await page.waitForURL(lands)
      await page.locator('h1').first().waitFor()
      assert.equal(await page.locator('html').getAttribute('dir'), locale === 'ar' ? 'rtl' : 'ltr')
    })

  test('C21 logging out is a click in the menu, and Back shows nothing', async ({
    browserContext,
    visit,
    assert,
  }) => {
    const account = await accountFor('admin')
    await speak(browserContext, account.centre, 'en')
    const page = await visit(addressOf(account.centre, '/admin/login'))
    await page.fill('input[name="email"]', account.email)
    await page.fill('input[name="password"]', password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/today/)
    await page.getByRole('button', { name: /Haddad/ }).click()
    await page.getByRole('menuitem', { name: wordsOf('en').get('shell.user.logout')! }).click()
    await page.waitForURL(/\/admin\/login/)

    await page.goBack()
    await page.locator('input[name="password"]').waitFor()
    assert.equal(new URL(page.url()).pathname, '/admin/login')
    assert.notInclude(await page.locator('body').textContent(), 'Haddad')
  })
})
