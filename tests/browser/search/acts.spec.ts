import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { db, withTenant } from '#domain/shared/data/database'
import { addressOf } from '#tests/helpers/browser/navigate'
import { createCentre, createPerson } from '#tests/helpers/centre/centre'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { openAt, read } from '#tests/helpers/browser/open_at'
import { multiSearch, paletteOf } from '#tests/helpers/browser/palette'
import { createStudent } from '#tests/helpers/people/students'
import { subjects } from '#tests/helpers/teaching/entries'

/** What pages and actions are called in Arabic, for a page in English. */
const otherWords = /\/ar-areas_search/

const ways = ['add student', 'new student', 'طالب جديد', "'hgf []d]"] as const

test.group('Pages and actions in search', () => {
  inBoth(
    'D1 a page is found by words of either language, typed on either keyboard layout',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/profile')
      const { ask, option } = paletteOf(page)
      for (const words of ways) {
        await ask(words)
        await option(say('areas.students.create')).waitFor()
      }
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/students/create')
      await page.locator('form :focus').waitFor()
    }
  )

  inEnglish(
    'D1 an action is done at once: the language, the colours, the lock; what one may not is not offered',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, roles: ['Accountant'] })
      const { page, say } = office
      await go(office, '/admin/profile')
      const { box, ask, option } = paletteOf(page)
      await ask('add student')
      await page.getByText(say('search.none')).waitFor()
      await ask('indigo')
      await page.keyboard.press('Enter')
      await page.locator('html.theme-indigo').waitFor()
      await ask('switch to arabic')
      await page.keyboard.press('Enter')
      await page.locator('html[lang=ar]').waitFor()
      await ask('financial settings')
      await option('الإعدادات المالية').click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await box.fill('lock')
      await option('قفل الشاشة').click()
      await page.waitForURL('**/admin/locked')
      assert.equal(await box.count(), 0)
    }
  )

  inArabic(
    'D1 an instructor has a box for their pages, and nobody is searched for',
    async ({ assert, browser }) => {
      const centre = await createCentre()
      const account = await createPerson(centre, 'instructor')
      const page = await openAt(browser, { centre, account, path: '/', locale: 'ar' })
      let searches = 0
      await page.route(multiSearch, (route) => {
        searches++
        return route.abort()
      })
      const { ask, option } = paletteOf(page)
      await ask('الملف')
      await option('الملف الشخصي').click()
      await page.waitForURL('**/instructor/profile')
      assert.equal(searches, 0)
    }
  )

  inBoth(
    'D1 before a word is typed the records and pages opened last are offered; signing out forgets them',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const names = { firstName: 'Layan', lastName: 'Khoury' }
      const other = { firstNameOther: 'ليان', lastNameOther: 'خوري' }
      const { id } = await createStudent(centre, { ...names, ...other })
      await go(office, `/admin/students/${id}`)
      const { box, ask, options, active, panel } = paletteOf(page)
      await ask(say('areas.roles.title'))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/roles')
      await page.locator('h1:focus').waitFor()
      await box.fill('')
      await panel.waitFor()
      const told = await options.allTextContents()
      assert.equal(told[0], say('areas.roles.title'))
      assert.include(told[1], locale === 'ar' ? 'ليان خوري' : 'Layan Khoury')
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('ArrowDown')
      await active.filter({ hasText: 'Layan' }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/admin/students/${id}`)

      await ask(say('shell.user.logout'))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/login')
      assert.notInclude(await read<string>(page, 'JSON.stringify({ ...localStorage })'), 'Layan')
    }
  )

  inEnglish(
    'D1 what was deleted here, or is found gone, is not offered any more',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const [kept, free, gone] = [
        await subjects.add(centre, { name_en: 'Algebra' }),
        await subjects.add(centre, { name_en: 'Botany' }),
        await subjects.add(centre, { name_en: 'Chess' }),
      ]
      const { box, options, panel } = paletteOf(page)
      const offered = async () => {
        await box.focus()
        await panel.waitFor()
        const texts = await options.allTextContents()
        await page.keyboard.press('Escape')
        return ['Algebra', 'Botany', 'Chess'].filter((name) =>
          texts.some((text) => text.includes(name))
        )
      }
      for (const { id } of [kept, gone, free]) await go(office, `/admin/subjects/${id}`)
      assert.deepEqual(await offered(), ['Algebra', 'Botany', 'Chess'])
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shell.more_acts') })
        .click()
      await page.getByRole('menuitem', { name: say('catalogue.delete.act') }).click()
      await page.getByRole('button', { name: say('catalogue.delete.confirm') }).click()
      await page.waitForURL(/\/admin\/subjects$/)
      assert.deepEqual(await offered(), ['Algebra', 'Chess'])

      await withTenant(centre.id, () =>
        db().deleteFrom('subjects').where('id', '=', gone.id).execute()
      )
      await page.goto(addressOf(centre, `/admin/subjects/${gone.id}`))
      await page.getByText(say('errors.s404.title')).first().waitFor()
      await go(office, '/admin/profile')
      assert.deepEqual(await offered(), ['Algebra'])
    }
  )

  inEnglish(
    'D1 a page opened in a new tab is remembered too; the right button closes nothing',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/profile')
      const { box, ask, option, options, active, panel, gone } = paletteOf(page)
      const inNewTab = async (take: () => Promise<void>) => {
        const [tab] = await Promise.all([page.context().waitForEvent('page'), take()])
        await tab.close()
        await gone()
      }
      await ask(say('areas.roles.title'))
      await option(say('areas.roles.title')).click({ button: 'right' })
      await active.waitFor()
      await inNewTab(() => page.keyboard.press('Control+Enter'))
      await ask(say('areas.subjects.title'))
      await inNewTab(() => options.first().click({ button: 'middle' }))
      await box.fill('')
      await box.focus()
      await panel.getByText(say('search.sections.recent')).waitFor()
      await options
        .first()
        .filter({ hasText: say('areas.subjects.title') })
        .waitFor()
      await options
        .nth(1)
        .filter({ hasText: say('areas.roles.title') })
        .waitFor()
    }
  )

  inEnglish(
    'D1 the other language’s words are fetched again when they could not be',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      const logged: string[] = []
      page.on('console', (line) => {
        if (line.type() === 'error') logged.push(line.text())
      })
      await page.route(otherWords, (route) => route.abort())
      await go(office, '/admin/profile')
      const { ask, option, gone } = paletteOf(page)
      await ask('قفل الشاشة')
      await page.getByText('No results found.').waitFor()
      assert.isTrue(logged.some((line) => line.startsWith('Search failed')))
      await page.keyboard.press('Escape')
      await gone()
      await page.unroute(otherWords)
      await ask('قفل الشاشة')
      await option('Lock the screen').waitFor()
    }
  )
})
