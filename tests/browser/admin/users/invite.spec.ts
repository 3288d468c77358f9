import { test } from '@japa/runner'
import { accountByEmail } from '#tests/helpers/access/administrators'
import { axeViolations } from '#tests/helpers/browser/axe'
import { addressOf } from '#tests/helpers/browser/navigate'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const chosen = 'seven lemons under a quiet bridge'

test.group('Administrators in a browser', () => {
  inEnglish(
    'C6 invited, comes by the link of the letter, sees only what the role allows',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say, centre } = office
      const email = `lina-${locale}@centre.test`
      await go(office, '/admin/users/create')
      const fill = (name: string, text: string) => page.locator(`#field-${name}`).fill(text)
      await fill('first_name_en', 'Lina')
      await fill('last_name_en', 'Saad')
      await fill('email', email)
      const role = locale === 'ar' ? 'موظف الاستقبال' : 'Receptionist'
      await page.getByRole('checkbox', { name: role }).check()
      await page.getByRole('button', { name: say('users.form.create') }).click()
      await page.waitForURL(/users\/[0-9a-f-]{36}$/)
      assert.equal((await accountByEmail(centre, email)).status, 'invited')

      const path = linkIn((await lettersTo(centre, email))[0]!)
      const context = await browser.newContext()
      await context.addCookies([{ name: 'locale', value: locale, url: addressOf(centre) }])
      const theirs = await context.newPage()
      await theirs.goto(addressOf(centre, path))
      await theirs.locator('input[type="password"]').first().waitFor()
      for (const input of await theirs.locator('input[type="password"]').all()) {
        await input.fill(chosen)
      }
      await theirs.keyboard.press('Enter')
      await theirs.waitForURL((url) => !url.pathname.includes('reset-password'))
      if (theirs.url().includes('/login')) {
        await theirs.locator('input[name="email"]').fill(email)
        await theirs.locator('input[name="password"]').fill(chosen)
        await theirs.keyboard.press('Enter')
      }
      await theirs.waitForURL(/\/admin\/today/)
      const lines = await theirs.locator('aside nav').innerText()
      assert.include(lines, say('areas.students.title'))
      assert.notInclude(lines, say('areas.roles.title'))
      const refused = await theirs.goto(addressOf(centre, '/admin/users'))
      assert.equal(refused!.status(), 403)
      await context.close()
      await page.context().close()
    }
  )

  inArabic(
    'C6 the link to hand over is shown once, and the record tells what happened',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, say, centre } = office
      await go(office, '/admin/users/create')
      await page.locator('#field-first_name_en').fill('Rami')
      await page.locator('#field-last_name_en').fill('Aziz')
      await page.locator('#field-email').fill(`rami-${locale}@centre.test`)
      await page.getByRole('checkbox').last().check()
      await page.getByRole('button', { name: say('users.form.create') }).click()
      await page.waitForURL(/users\/[0-9a-f-]{36}$/)
      await page.getByRole('button', { name: say('shell.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('users.acts.copy') }).click()
      const link = await page.locator('[data-invitation-link]').innerText()
      assert.include(link, centre.host)
      assert.deepEqual(await axeViolations(page), [])
      await page.reload()
      await page.locator('h1').first().waitFor()
      assert.equal(await page.locator('[data-invitation-link]').count(), 0)
      await page.goto(`${page.url()}?tab=activity`)
      assert.include(await page.locator('main').innerText(), 'Rami')
      await page.context().close()
    }
  )
})
