import fs from 'node:fs/promises'
import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { byTurns } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { plugAuthenticator } from '#tests/helpers/browser/virtual_authenticator'
import { wordsOf } from '#tests/helpers/words/words'

const schemes = [{ scheme: 'light' }, { scheme: 'dark' }] as const
const centreNames = { en: 'Test Centre', ar: 'مركز الاختبار' }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

test.group('Recovery codes on paper', () => {
  test(
    'C18 goal 21 {locale} {scheme}: the sheet has the codes, the centre and the account, and nothing else'
  )
    .with(byTurns(schemes))
    .run(async ({ browser, assert }, { locale, scheme }) => {
      const t = (key: string) => wordsOf(locale).get(key)!
      const account = await createAdministrator(await createCentre())
      const path = '/admin/profile?tab=security'
      const page = await openAt(browser, { ...account, account, path, locale, scheme })
      await plugAuthenticator(page)
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
      await button('two_factor.passkeys.add').click()
      await page.keyboard.press('Enter')
      await button('two_factor.codes.print').waitFor()
      const codes = await page.locator('li code').allTextContents()
      assert.lengthOf(codes, 10)

      await page.evaluate('window.print = () => { window.printed = true }')
      await button('two_factor.codes.print').click()
      assert.isTrue(await page.evaluate('window.printed'))
      await page.emulateMedia({ media: 'print' })
      const [heading, ...rest] = linesOf(await page.evaluate<string>('document.body.innerText'))
      assert.include(heading, centreNames[locale])
      assert.include(heading, account.email)
      assert.deepEqual(rest, codes)
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
      assert.lengthOf(paper.match(/\/Type \/Page\b/g) ?? [], 1)

      await page.emulateMedia({ media: 'screen' })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button('two_factor.codes.download').click(),
      ])
      const file = await fs.readFile(await download.path(), 'utf8')
      assert.deepEqual(linesOf(file), [heading, ...codes])
      await page.context().close()
    })
})
