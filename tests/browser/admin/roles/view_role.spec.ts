import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/axe'
import { rowsOf } from '#tests/helpers/centre'
import { type Desk, go, sitDown } from '#tests/helpers/desk'
import { createRole } from '#tests/helpers/roles'
import { wordsOf } from '#tests/helpers/words'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/languages'

const roleName = 'Night desk'

/** Begins from the row's menu in the list of roles, by keyboard. */
async function begin(desk: Desk) {
  const { page, say, centre } = desk
  await createRole(centre, {
    name: roleName,
    permissions: ['admin.students.index', 'admin.students.create'],
  })
  await go(desk, '/admin/roles')
  await page.getByRole('row', { name: roleName }).getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  const act = page.getByRole('menuitem').last()
  await act.waitFor()
  if ((await act.textContent()) !== say('roles.acts.view')) throw new Error('not the last act')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/students$/)
}

const bannerOf = ({ page, say }: Desk) =>
  page.getByRole('region', { name: say('roles.viewing.label') })

test.group('Viewing as a role in a browser', () => {
  inEnglish(
    'C7 the menu follows, the banner stays on every page, Stop leads back',
    async ({ locale, assert, browser }) => {
      const desk = await sitDown(browser, { locale })
      const { page, say } = desk
      await begin(desk)
      const banner = bannerOf(desk)
      await banner.getByText(roleName).waitFor()
      const menu = page.getByRole('navigation', { name: say('shell.main_menu') })
      assert.equal(await menu.getByText(say('areas.roles.title'), { exact: true }).count(), 0)
      assert.equal(await menu.getByText(say('areas.audit.title'), { exact: true }).count(), 0)
      assert.deepEqual(await axeViolations(page), [])

      await go(desk, '/admin/roles')
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
      const desk = await sitDown(browser, { locale })
      const { page, centre, account } = desk
      await begin(desk)
      const other = locale === 'ar' ? 'en' : 'ar'
      await page.locator('[data-language-toggle]').click()
      await page.locator(`html[lang=${other}]`).waitFor()
      const told = wordsOf(other)
      await page.getByRole('region', { name: told.get('roles.viewing.label') }).waitFor()
      await page.waitForLoadState('networkidle')
      assert.equal(await page.getByText(told.get('roles.viewing.refused')!).count(), 0)
      await go(desk, '/admin/students')
      assert.equal(await page.locator('html').getAttribute('lang'), other)
      const [{ locale: kept }] = await rowsOf(centre, 'users', { id: account.userId })
      assert.equal(kept, other)
      await page.context().close()
    }
  )

  inArabic(
    'C7 on a phone a change is refused in words, what was typed stays, the banner stays in sight',
    async ({ locale, assert, browser }) => {
      const desk = await sitDown(browser, { locale, width: 390 })
      const { page, say, centre } = desk
      const { id } = await createRole(centre, {
        permissions: ['admin.students.index', 'admin.students.create'],
      })
      await go(desk, `/admin/roles/${id}`)
      await page.getByRole('button', { name: say('shell.more_acts') }).click()
      await page.getByRole('menuitem', { name: say('roles.acts.view') }).click()
      await page.waitForURL(/\/admin\/students$/)
      await go(desk, '/admin/students/create')
      const names = page.locator('input[name="first_name_en"], input[name="last_name_en"]')
      for (const name of await names.all()) await name.fill('Omar')
      await page.mouse.wheel(0, 4000)
      const banner = bannerOf(desk)
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
