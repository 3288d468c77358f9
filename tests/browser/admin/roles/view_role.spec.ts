import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createRole } from '#tests/helpers/access/roles'
import { wordsOf } from '#tests/helpers/words/words'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const roleName = 'Night desk'

async function begin(office: BackOffice) {
  const { page, say, centre } = office
  await createRole(centre, {
    name: roleName,
    permissions: ['admin.students.index', 'admin.students.create'],
  })
  await go(office, '/admin/roles')
  await page.getByRole('row', { name: roleName }).getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  const act = page.getByRole('menuitem').last()
  await act.waitFor()
  if ((await act.textContent()) !== say('roles.acts.view')) throw new Error('not the last act')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/today$/)
}

const bannerOf = ({ page, say }: BackOffice) =>
  page.getByRole('region', { name: say('roles.viewing.label') })

test.group('Viewing as a role in a browser', () => {
  inEnglish(
    'C7 the menu follows, the banner stays on every page, Stop leads back',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await begin(office)
      const banner = bannerOf(office)
      await banner.getByText(roleName).waitFor()
      const menu = page.getByRole('navigation', { name: say('shell.main_menu') })
      assert.equal(await menu.getByText(say('areas.roles.title'), { exact: true }).count(), 0)
      assert.equal(await menu.getByText(say('areas.audit.title'), { exact: true }).count(), 0)
      assert.deepEqual(await axeViolations(page), [])

      await go(office, '/admin/roles')
      await banner.waitFor()
      await banner.getByRole('button', { name: say('roles.viewing.stop') }).click()
      await page.waitForURL(/\/admin\/roles\/[0-9a-f-]{36}$/)
      await banner.waitFor({ state: 'detached' })
      await menu.getByText(say('areas.audit.title'), { exact: true }).waitFor()
      await page.context().close()
    }
  )

  inBoth(
    'E3 C7 the language is switched while viewing, and the view goes on in the other',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, account } = office
      await begin(office)
      const other = locale === 'ar' ? 'en' : 'ar'
      await page.locator('[data-language-toggle]').click()
      await page.locator(`html[lang=${other}]`).waitFor()
      const told = wordsOf(other)
      await page.getByRole('region', { name: told.get('roles.viewing.label') }).waitFor()
      await page.waitForLoadState('networkidle')
      assert.equal(await page.getByText(told.get('roles.viewing.refused')!).count(), 0)
      await go(office, '/admin/students')
      assert.equal(await page.locator('html').getAttribute('lang'), other)
      const [{ locale: kept }] = await rowsOf(centre, 'users', { id: account.userId })
      assert.equal(kept, other)
      await page.context().close()
    }
  )

  inArabic(
    'C7 on a phone a change is refused in words, what was typed stays, the banner stays in sight',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, say, centre } = office
      const { id } = await createRole(centre, {
        permissions: ['admin.students.index', 'admin.students.create'],
      })
      await go(office, `/admin/roles/${id}`)
      await page.getByRole('button', { name: say('shell.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('roles.acts.view') }).click()
      await page.waitForURL(/\/admin\/today$/)
      await go(office, '/admin/students/create')
      const names = page.locator('input[name="first_name_en"], input[name="last_name_en"]')
      for (const name of await names.all()) await name.fill('Omar')
      await page.mouse.wheel(0, 4000)
      const banner = bannerOf(office)
      assert.equal((await banner.boundingBox())!.y, 0)
      await page.locator('main form button[type="submit"]').first().click()
      await page.getByText(say('roles.viewing.refused')).waitFor()
      assert.equal(await names.first().inputValue(), 'Omar')
      assert.deepEqual(await axeViolations(page), [])
      assert.lengthOf(await rowsOf(centre, 'students'), 0)
      await page.context().close()
    }
  )
})
