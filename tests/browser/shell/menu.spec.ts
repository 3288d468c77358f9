import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { Page } from 'playwright'
import { menuAreas, type MenuArea, menuLines } from '#domain/shared/areas/area_menu'
import { askToJoin, letPeopleAsk } from '#tests/helpers/access/access_requests'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { read, openAt } from '#tests/helpers/browser/open_at'
import { wordsOf } from '#tests/helpers/words/words'

let centre: Centre
const lines = async (page: Page) => (await page.locator('aside nav a').allTextContents()).sort()

const words = wordsOf('en')
const say = (name: string) => words.get(`areas.${name}`)!
const called = (area: MenuArea) => say(`${area}.menu`) ?? say(`${area}.title`)

/** Not here: the requests nobody can make while the doors are shut. */
const areas = menuAreas.filter((area) => area !== 'access_requests')
const parents = areas.filter((area) => menuLines(area).length > 1)
const leaves = areas.flatMap((area) =>
  menuLines(area).map(({ line }) => (line === 'alone' ? called(area) : say(`${area}.${line}`)))
)

const outside = 'https://outside.test/help'

/** No menu of ours leads outside, so a line of the built menu is changed. */
const changeBuiltMenu = (page: Page, from: RegExp, to: string) =>
  page.route(/\/build\/[^/]+\.js$/, async (route) => {
    const built = await readFile(app.publicPath(new URL(route.request().url()).pathname), 'utf8')
    await route.fulfill({ contentType: 'text/javascript', body: built.replace(from, to) })
  })

test.group('Sidebar', (group) => {
  group.setup(async () => {
    centre = await createCentre()
  })

  test('B2 a SuperAdmin sees every line', async ({ assert, browser }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    assert.deepEqual(await lines(page), leaves.sort())
    await page.context().close()
  })

  test('B1 B10 four headings in their order; packages stand under services', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    const headings = ['users', 'materials', 'services', 'settings']
    const wanted = headings.map((name) => words.get(`shell.menu.headings.${name}`)!)
    const texts = await page.locator('aside nav > ul > li').allTextContents()
    const found = texts.filter((text) => wanted.includes(text))
    assert.includeMembers(found, wanted)
    const packages = texts.findIndex((text) => text.startsWith(called('packages')))
    assert.isAbove(packages, texts.indexOf(wanted[2]!))
    assert.isBelow(packages, texts.indexOf(wanted[3]!))
    assert.deepEqual([...new Set(found)], wanted)
    await page.context().close()
  })

  test('B2 others see the lines their roles allow, and a parent only with a child', async ({
    assert,
    browser,
  }) => {
    const reader = await createAdministratorWho(centre, ['admin.students.index'])
    const page = await openAt(browser, { centre, account: reader, path: '/admin/students' })
    assert.deepEqual(await lines(page), ['All students', 'Calendar'])
    await page.context().close()

    const nobody = await createAdministratorWho(centre, ['admin.refunds.index'])
    const bare = await openAt(browser, { centre, account: nobody, path: '/admin/profile' })
    assert.equal(await bare.locator('aside nav button').count(), 0)
    assert.deepEqual(await bare.locator('aside nav li').allTextContents(), ['Calendar'])
    await bare.context().close()
  })

  test('B3 a line has its heading, name and icon, and knows the page it leads to', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/students/create' })
    assert.equal(await page.locator('aside nav li').first().textContent(), 'Today')
    assert.equal(await page.locator('aside nav button svg').count(), 2 * parents.length)
    const current = page.locator('aside [aria-current=page]')
    assert.equal(await current.textContent(), 'Add student')
    assert.equal(await current.getAttribute('href'), '/admin/students/create')
    await page.context().close()
  })

  test('B3 a line shows what waits there in the tone of its badge, and its target beside the page', async ({
    assert,
    browser,
  }) => {
    const joined = await createCentre()
    await letPeopleAsk(joined, 'student')
    await askToJoin(joined, { email: 'hind@example.test' })
    const account = await createAdministrator(joined)
    const page = await openAt(browser, { centre: joined, account, path: '/admin/profile' })
    const line = page.locator('aside nav a', { hasText: called('access_requests') })
    const badge = line.locator('[data-tone]')
    assert.equal(await badge.innerText(), '1')
    assert.equal(await badge.getAttribute('data-tone'), 'info')
    const target = `$&,to:"${outside}",target:"_blank"`
    await changeBuiltMenu(page, /badgeVariant:([`'"])info\1/g, target)
    await page.context().route(outside, (route) => route.fulfill({ body: 'Outside' }))
    await page.reload()
    await line.getByText(words.get('shell.opens_in_new_tab')!).waitFor({ state: 'attached' })
    const popup = page.waitForEvent('popup')
    await line.click()
    assert.equal((await popup).url(), outside)
    assert.match(page.url(), /\/admin\/profile$/)
    await page.context().close()
  })

  test('B8 an instructor’s sidebar has two lines: statistics and the calendar', async ({
    assert,
    browser,
  }) => {
    const account = await createPerson(centre, 'instructor')
    const page = await openAt(browser, { centre, account, path: '/' })
    const links = await page.locator('aside nav a').all()
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
    assert.deepEqual(hrefs, ['/', '/calendar'])
    assert.equal(await page.locator('aside nav li').count(), 2)
    await page.context().close()
  })

  test('B4 a submenu is open where the address belongs to it, and opens and closes on click', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/profile' })
    const parent = page.getByRole('button', { name: 'Students', exact: true })
    const line = page.locator('aside nav a', { hasText: 'All students' })
    assert.equal(await parent.getAttribute('aria-expanded'), 'false')
    assert.isFalse(await line.isVisible())
    await parent.click()
    await line.waitFor()
    assert.equal(await parent.getAttribute('aria-expanded'), 'true')
    await page.getByRole('link', { name: 'All students' }).click()
    await page.waitForURL('**/admin/students')
    assert.equal(await parent.getAttribute('aria-expanded'), 'true')
    await parent.click()
    await line.waitFor({ state: 'hidden' })
    await page.context().close()
  })

  test('B5 a line that leads outside is a plain anchor: the browser goes there, no visit of ours', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/profile' })
    await changeBuiltMenu(page, /leads:([`'"])admin\.audit\.index\1/g, `leads:"${outside}"`)
    await page.route(outside, (route) => route.fulfill({ body: 'Outside' }))
    await page.reload()
    const line = page.locator(`aside nav a[href="${outside}"]`)
    assert.equal(await line.getAttribute('rel'), 'noopener noreferrer')
    const asked = page.waitForRequest(outside)
    await line.click()
    assert.isTrue((await asked).isNavigationRequest())
    assert.notProperty((await asked).headers(), 'x-inertia')
    await page.waitForURL(outside)
    await page.context().close()
  })

  test('B6 below 992 px a click on a line closes the sidebar; a click on a parent does not', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/profile', width: 991 })
    const shown = page.locator('aside[data-shown]')
    assert.equal(await shown.count(), 0)
    await page.locator('[data-sidebar-toggle]').click()
    await shown.waitFor()
    await page.getByRole('button', { name: 'Students', exact: true }).click()
    assert.equal(await shown.count(), 1)
    await page.getByRole('link', { name: 'All students' }).click()
    await page.waitForURL('**/admin/students')
    await shown.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('B6 from 992 px up a click on a line leaves the sidebar open', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/students', width: 992 })
    await page.locator('aside').getByRole('link', { name: 'Add student' }).click()
    await page.waitForURL('**/admin/students/create')
    assert.equal(await page.locator('aside[data-shown]').count(), 1)
    await page.context().close()
  })

  test('on a phone the sidebar holds the focus, Escape closes it and gives the focus back', async ({
    assert,
    browser,
  }) => {
    const account = await createAdministrator(centre)
    const page = await openAt(browser, { centre, account, path: '/admin/profile', width: 390 })
    await page.locator('[data-sidebar-toggle]').click()
    await page.locator('aside:focus-within').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('aside[data-shown]').waitFor({ state: 'detached' })
    await page.locator('[data-sidebar-toggle]:focus').waitFor()
    assert.equal(await read(page, `document.querySelector('aside').inert`), true)
    await page.context().close()
  })
})
