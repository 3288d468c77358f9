import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { addressOf, open, signIn } from '#tests/helpers/browser/navigate'
import {
  type Account,
  createAdministrator,
  createCentre,
  password,
} from '#tests/helpers/centre/centre'
import { problemsOf } from '#tests/helpers/browser/page_problems'
import { codeOf } from '#tests/helpers/access/second_factors'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { plugAuthenticator } from '#tests/helpers/browser/virtual_authenticator'
import { wordsOf } from '#tests/helpers/words/words'

const security = '/admin/profile?tab=security'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function typePassword(page: Page, account: Account) {
  await open(page, account.centre, '/admin/login')
  await page.fill('input[name="email"]', account.email)
  await page.fill('input[name="password"]', password)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page, account: Account) {
  await page.context().clearCookies({ name: 'sid' })
  await open(page, account.centre, '/admin/login')
}

test.group('Second factors in a browser', () => {
  inArabic(
    'C18 goal 21 set up the app, sign in by its code, then by a recovery code',
    async ({ browser, assert, locale }) => {
      const words = wordsOf(locale)
      const t = (key: string) => words.get(key)!
      const account = await createAdministrator(await createCentre())
      const page = await openAt(browser, { ...account, account, path: security, locale })
      const problems = problemsOf(page)

      await button(page, t('two_factor.authenticator.set_up')).click()
      await page.getByRole('img', { name: t('two_factor.setup.qr') }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      const shown = page.locator('code[dir="ltr"]')
      const key = (await shown.textContent())!.replaceAll(' ', '')
      await page.fill('input[name="code"]', codeOf(key))
      await page.keyboard.press('Enter')

      const sheet = page.getByRole('dialog', { name: t('two_factor.codes.title') })
      await sheet.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      const codes = await sheet.locator('li code').allTextContents()
      assert.lengthOf(codes, 10)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, t('two_factor.codes.download')).click(),
      ])
      assert.equal(download.suggestedFilename(), 'recovery-codes.txt')
      await button(page, t('two_factor.codes.kept')).click()
      await sheet.waitFor({ state: 'hidden' })

      await logOut(page, account)
      await typePassword(page, account)
      await page.waitForURL(/two-factor/)
      const field = page.locator('input[name="code"]')
      assert.equal(await field.getAttribute('autocomplete'), 'one-time-code')
      await field.fill('000000')
      await page.keyboard.press('Enter')
      await page.getByText(t('auth.two_factor.wrong.code')).waitFor()
      await field.fill(codeOf(key, 1))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/admin\/today/)

      await logOut(page, account)
      await typePassword(page, account)
      await button(page, t('auth.two_factor.use.recovery_code')).click()
      await page.fill('input[name="recovery_code"]', codes[0]!)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/admin\/today/)
      assert.deepEqual(problems, [])
      await page.context().close()
    }
  )

  inEnglish(
    'C18 goal 21 add a passkey, sign in by it alone, and after the password',
    async ({ browser, assert, locale }) => {
      const words = wordsOf(locale)
      const t = (key: string) => words.get(key)!
      const account = await createAdministrator(await createCentre())
      const page = await openAt(browser, { ...account, account, path: security, locale })
      const problems = problemsOf(page)
      const authenticator = await plugAuthenticator(page)

      await button(page, t('two_factor.passkeys.add')).click()
      await page.fill('input[name="name"]', 'حاسوب المكتب')
      await page.keyboard.press('Enter')
      await button(page, t('two_factor.codes.kept')).click()
      await page.getByText('حاسوب المكتب').first().waitFor()

      // Else the touch may answer what is offered under the address, and the button goes with its page
      await page.addInitScript(
        'PublicKeyCredential.isConditionalMediationAvailable = async () => false'
      )
      await authenticator.touched(false)
      await logOut(page, account)
      const alone = button(page, t('auth.passkey.sign_in'))
      await alone.waitFor()
      await authenticator.touched(true)
      await alone.click()
      await page.waitForURL(/\/admin\/today/)

      await authenticator.touched(false)
      await logOut(page, account)
      await typePassword(page, account)
      await page.waitForURL(/two-factor/)
      await authenticator.touched(true)
      await button(page, t('auth.two_factor.use.passkey')).click()
      await page.waitForURL(/\/admin\/today/)
      assert.deepEqual(problems, [])
      await page.context().close()
    }
  )

  test('T19 a passkey made at one centre is not offered at another', async ({
    browser,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const elsewhere = await createCentre()
    const page = await openAt(browser, { ...account, account, path: security })
    await plugAuthenticator(page)
    await button(page, wordsOf('en').get('two_factor.passkeys.add')!).click()
    await page.keyboard.press('Enter')
    await button(page, wordsOf('en').get('two_factor.codes.kept')!).click()

    await page.goto(addressOf(elsewhere, '/admin/login'))
    await button(page, wordsOf('en').get('auth.passkey.sign_in')!).click()
    await page.getByText(wordsOf('en').get('auth.passkey.cancelled')!).waitFor()
    assert.equal(new URL(page.url()).pathname, '/admin/login')
    await page.context().close()
  })

  test('a confirmation that is too old is asked for first, and the passkey is made afterwards', async ({
    browser,
  }) => {
    const account = await createAdministrator(await createCentre())
    const page = await openAt(browser, { ...account, path: '/' })
    await signIn(page.context(), account, { confirmed: false })
    await open(page, account.centre, security)
    await plugAuthenticator(page)
    const words = wordsOf('en')
    await button(page, words.get('two_factor.passkeys.add')!).click()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name="password"]').fill(password)
    await page.keyboard.press('Enter')
    await button(page, words.get('two_factor.codes.kept')!).click()
    await page.context().close()
  })
})
