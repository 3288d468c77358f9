import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { boxOf, freeze, openAt, read } from '#tests/helpers/browser/open_at'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import {
  type Account,
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import type { Locale } from '#tests/helpers/words/words'

const students = '/admin/students'
const bar = '[data-menu-bar]'
const panel = `${bar} [data-panel]:visible`
const free = { context: { bypassCSP: true } }
let centre: Centre
let account: Account

type Stand = Partial<Parameters<typeof openAt>[1]>

/** At a page whose browser keeps the menu across the top. */
const standAt = (
  browser: Parameters<typeof openAt>[0],
  locale: Locale,
  { storage, ...stand }: Omit<Stand, 'storage'> & { storage?: object } = {}
) =>
  openAt(browser, {
    centre,
    account,
    path: students,
    locale,
    ...stand,
    storage: { locale, appearance: JSON.stringify({ menuHorizontal: true, ...storage }) },
  })

const headingOf = (page: Page, locale: Locale, name: string) =>
  page.locator(bar).getByRole('button', { name: message(locale, `shell.menu.headings.${name}`) })

test.group('The menu across the top', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    account = await createAdministrator(centre)
  })

  inBoth('B7 stands under the header; a click opens its menus', async (context) => {
    const { locale, assert, browser } = context
    const page = await standAt(browser, locale)
    assert.equal(await page.locator('aside').count(), 0)
    assert.deepInclude(await boxOf(page, bar), { x: 0, y: 56, height: 48 })
    assert.isAtLeast((await boxOf(page, 'main')).y, 104)

    const users = headingOf(page, locale, 'users')
    assert.equal(await users.getAttribute('data-here'), 'true')
    assert.equal(await page.locator(panel).count(), 0)
    await users.click()
    await page.locator(panel).waitFor()
    assert.equal(await users.getAttribute('aria-expanded'), 'true')
    assert.deepEqual(await page.locator(`${panel} [aria-current=page]`).allTextContents(), [
      message(locale, 'areas.students.all'),
    ])
    assert.deepEqual(await axeViolations(page), [])

    await page.keyboard.press('Escape')
    await page.locator(panel).waitFor({ state: 'hidden' })
    await page.locator(`${bar} button:focus`).waitFor()
    await headingOf(page, locale, 'settings').click()
    await page.getByRole('contentinfo').click()
    await page.locator(panel).waitFor({ state: 'hidden' })
    await headingOf(page, locale, 'materials').click()
    await page.locator(`${panel} a`, { hasText: message(locale, 'areas.terms.all') }).click()
    await page.waitForURL('**/admin/terms')
    await page.locator('h1:focus').waitFor()
    assert.equal(await page.locator(panel).count(), 0)
    await page.context().close()
  })

  inBoth('B7 its entries stand at the start, in the centre or spread out', async (context) => {
    const { locale, assert, browser } = context
    const gaps = async (page: Page) => {
      const boxes = await Promise.all(
        (await page.locator(`${bar} [data-entry]`).all()).map((entry) => entry.boundingBox())
      )
      const edges = boxes.flatMap((box) => [box!.x, box!.x + box!.width])
      const [left, right] = [Math.min(...edges), 1440 - Math.max(...edges)]
      return locale === 'ar' ? [right, left] : [left, right]
    }
    const found: Record<string, number[]> = {}
    for (const menuAlign of ['start', 'centre', 'justify']) {
      const page = await standAt(browser, locale, { storage: { menuAlign } })
      found[menuAlign] = await gaps(page)
      assert.equal(await sidewaysScroll(page), 0)
      await page.context().close()
    }
    assert.isBelow(found.start![0]!, 24)
    assert.isAbove(found.start![1]!, 400)
    assert.closeTo(found.centre![0]!, found.centre![1]!, 16)
    assert.isAbove(found.centre![0]!, 200)
    assert.isBelow(Math.max(...found.justify!), 40)
  })

  inBoth('B7 arrows, Home, End, Tab and Escape lead through it', async (context) => {
    const { locale, assert, browser } = context
    const page = await standAt(browser, locale)
    const onward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const back = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft'
    const focused = () => read<string>(page, 'document.activeElement.textContent')
    const word = (key: string) => message(locale, key)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      return focused()
    }
    await headingOf(page, locale, 'users').focus()
    assert.equal(await press(onward), word('shell.menu.headings.materials'))
    assert.equal(await page.locator(panel).count(), 0)
    assert.equal(await press('ArrowDown'), word('areas.courses.all'))
    assert.equal(await press('ArrowDown'), word('areas.courses.create'))
    assert.equal(await press('End'), word('areas.holidays.create'))
    assert.equal(await press('Home', 'ArrowUp'), word('shell.menu.headings.materials'))
    assert.equal(await press('ArrowUp'), word('areas.holidays.create'))
    assert.equal(await press(onward), word('shell.menu.headings.services'))
    assert.equal(
      await headingOf(page, locale, 'services').getAttribute('aria-expanded'),
      'true',
      'an open menu hands over to its neighbour'
    )
    assert.equal(await press('Tab'), word('areas.services.all'))
    assert.equal(await press('Escape'), word('shell.menu.headings.services'))
    assert.equal(await page.locator(panel).count(), 0)
    assert.equal(await press('End'), word('shell.menu.headings.settings'))
    assert.equal(await press(onward), word('areas.today.title'))
    assert.equal(await press(back), word('shell.menu.headings.settings'))
    await press('ArrowDown', 'End')
    assert.equal(await focused(), word('areas.audit.title'))
    await press('Tab')
    await page.locator(panel).waitFor({ state: 'hidden' })
    await page.context().close()
  })

  inEnglish('B7 by hover it opens at once and forgives a corner that is cut', async (context) => {
    const { locale, assert, browser } = context
    const page = await standAt(browser, locale, { storage: { menuHover: true } })
    const users = headingOf(page, locale, 'users')
    const isOpen = () => page.locator(panel).count()
    await freeze(page)
    await users.hover()
    await page.clock.runFor(80)
    await page.locator(panel).waitFor()
    await page.mouse.move(1200, 600)
    await page.clock.runFor(299)
    assert.equal(await isOpen(), 1)
    await users.hover()
    await page.clock.runFor(1000)
    assert.equal(await isOpen(), 1, 'whoever comes back in time finds it open')
    await page.mouse.move(1200, 600)
    await page.clock.runFor(300)
    await page.locator(panel).waitFor({ state: 'hidden' })

    await users.click()
    await page.locator(panel).waitFor()
    await page.mouse.move(1200, 600)
    await page.clock.runFor(1000)
    assert.equal(await isOpen(), 1, 'what was pressed stays')
    await users.click()
    await page.locator(panel).waitFor({ state: 'hidden' })

    await page.keyboard.press('Tab')
    await page.locator(panel).waitFor()
    assert.equal(
      await headingOf(page, locale, 'materials').getAttribute('aria-expanded'),
      'true',
      'the keyboard opens it too'
    )
    await page.keyboard.press('Escape')
    await page.locator(panel).waitFor({ state: 'hidden' })
    await page.context().close()
  })

  inBoth('B7 no window is too narrow: what does not fit is under More', async (context) => {
    const { locale, assert, browser } = context
    const storage = { menuAlign: 'justify' }
    const page = await standAt(browser, locale, { ...free, width: 992, storage })
    const isInside = async () => {
      await page.locator(panel).waitFor()
      const { x, width } = await boxOf(page, panel)
      return x >= 0 && x + width <= 992
    }
    const entries = () => page.locator(`${bar} [data-entry]`)
    assert.equal(await entries().count(), 6)
    assert.equal(await sidewaysScroll(page), 0)
    for (const heading of ['users', 'settings']) {
      await headingOf(page, locale, heading).click()
      assert.isTrue(await isInside(), heading)
    }
    await page.addStyleTag({
      content: `${bar} :is(button, div[aria-hidden] > span) { padding-inline: 100px }`,
    })
    const more = page.locator(bar).getByRole('button', { name: message(locale, 'shell.bar.more') })
    await more.click()
    assert.isTrue(await isInside())
    assert.include(
      await page.locator(`${panel} p`).allTextContents(),
      message(locale, 'shell.menu.headings.settings')
    )
    assert.include(
      await page.locator(`${panel} a`).allTextContents(),
      message(locale, 'areas.audit.title')
    )
    assert.equal(await sidewaysScroll(page), 0)
    await page.setViewportSize({ width: 1920, height: 900 })
    await more.waitFor({ state: 'detached' })
    assert.equal(await entries().count(), 6)
    await page.context().close()
  })

  inEnglish('B7 below 992 px it is the sidebar that it was', async (context) => {
    const { locale, assert, browser } = context
    const page = await standAt(browser, locale, { width: 991 })
    assert.equal(await page.locator(bar).count(), 0)
    await page.locator('[data-sidebar-toggle]').click()
    await page.locator('aside[data-shown]').waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 992, height: 900 })
    await page.locator(bar).waitFor()
    assert.equal(await page.locator('aside').count(), 0)
    await page.context().close()
  })

  inArabic('B7 E8 it is closed and opened as the sidebar is', async (context) => {
    const { locale, assert, browser } = context
    const page = await standAt(browser, locale)
    const toggle = page.getByRole('button', { name: message(locale, 'shell.sidebar.toggle') })
    await toggle.click()
    await page.locator(bar).waitFor({ state: 'detached' })
    assert.equal(await page.locator('html').getAttribute('data-menu'), 'none')
    await page.locator('h1').focus()
    await page.keyboard.press('BracketLeft')
    await page.locator(bar).waitFor()
    await page.context().close()
  })

  inBoth('B7 dark in a light page, light in a dark one, it can be read', async (context) => {
    const { locale, assert, browser } = context
    for (const [scheme, sidebarDark] of [
      ['light', true],
      ['dark', false],
    ] as const) {
      const page = await standAt(browser, locale, { scheme, storage: { sidebarDark } })
      assert.equal(
        await page.locator(bar).getAttribute('data-surface'),
        sidebarDark ? 'dark' : null
      )
      await headingOf(page, locale, 'users').click()
      await page.locator(panel).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  })

  inEnglish('B2 B7 it holds what one may see, the calendar always', async (context) => {
    const { locale, assert, browser } = context
    const reader = await createAdministratorWho(centre, ['admin.students.index'])
    const page = await standAt(browser, locale, { account: reader })
    assert.deepEqual(await page.locator(`${bar} [data-entry] > button`).allTextContents(), [
      'People',
    ])
    assert.deepEqual(await page.locator(`${bar} a`).allTextContents(), ['Calendar', 'All students'])
    await page.context().close()

    const nobody = await createAdministratorWho(centre, ['admin.refunds.index'])
    const bare = await standAt(browser, locale, { account: nobody, path: '/admin/profile' })
    assert.deepEqual(await bare.locator(`${bar} a`).allTextContents(), ['Calendar'])
    await bare.context().close()
  })

  inEnglish('A13 B7 an instructor has it too, under the light header', async (context) => {
    const { locale, assert, browser } = context
    const instructor = await createPerson(centre, 'instructor')
    const storage = { headerDark: true, headerFixed: false }
    const page = await standAt(browser, locale, { account: instructor, path: '/', storage })
    assert.equal(await page.locator(`${bar} [aria-current=page]`).textContent(), 'Home')
    assert.equal(await page.locator('header').getAttribute('data-surface'), null)
    assert.equal(await page.locator('main').getAttribute('data-width'), 'narrow')
    await page.context().close()
  })

  inArabic('B7 no sidebar is drawn before it', async (context) => {
    const { locale, assert, browser } = context
    const page = await standAt(browser, locale, free)
    await page.route('**/build/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.locator('#page-loader .head').waitFor()
    assert.equal(await page.locator('html').getAttribute('data-menu'), 'top')
    assert.isFalse(await page.locator('#page-loader .side').isVisible())
    await page.context().close()
  })
})
