import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { boxOf, freeze, read, openAt, word } from '#tests/helpers/browser/open_at'

let centre: Centre
let account: Account
const path = '/admin/profile?tab=preferences'
/** waitForFunction evaluates text, which our policy forbids; the policy has its own tests. */
const free = { context: { bypassCSP: true } }
const isDark = (page: Page) =>
  read<boolean>(page, `document.documentElement.classList.contains('dark')`)
const style = (page: Page, selector: string, property: string) =>
  read<string>(page, `getComputedStyle(document.querySelector('${selector}')).${property}`)
async function flip(page: Page, setting: string) {
  await page.locator(`input[data-setting=${setting}]`).focus()
  await page.keyboard.press('Space')
}

test.group('Appearance', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    account = await createAdministrator(centre)
  })

  test('E4 dark follows the system until it is chosen; the choice is remembered', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path, scheme: 'dark' })
    assert.isTrue(await isDark(page))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('html:not(.dark)').waitFor()
    await page.locator('[data-dark-toggle]').click()
    await page.locator('html.dark[data-mantine-color-scheme=dark]').waitFor()
    assert.equal(await read(page, `localStorage.getItem('darkMode')`), 'on')
    await page.reload()
    await page.locator('h1').waitFor()
    assert.isTrue(await isDark(page))
    await page.getByText(word('appearance.dark.off'), { exact: true }).click()
    await page.locator('html:not(.dark)').waitFor()
    assert.equal(await read(page, `localStorage.getItem('darkMode')`), 'off')
    await page.getByText(word('appearance.dark.system'), { exact: true }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html.dark').waitFor()
    await page.context().close()
  })

  test('E4 the dark class is there before anything is drawn', async ({ assert, browser }) => {
    const page = await openAt(browser, {
      ...free,
      centre,
      account,
      path,
      storage: { darkMode: 'on' },
    })
    await page.route('**/build/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.locator('html.dark').waitFor({ state: 'attached' })
    assert.equal(await page.locator('h1').count(), 0)
    await page.context().close()
  })

  test('E5 each of the six themes puts its class on the page, recolours it and is remembered', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path })
    const colours = new Set<string>()
    for (const theme of ['markaz', 'indigo', 'emerald', 'ochre', 'rose', 'graphite']) {
      await page.getByText(word(`appearance.theme.${theme}`), { exact: true }).click()
      await page.locator(`html.theme-${theme}`).waitFor()
      assert.match((await page.locator('html').getAttribute('class')) ?? '', /^\S*theme-\w+\S*$/)
      colours.add(
        await read<string>(
          page,
          `getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-brand-7')`
        )
      )
    }
    assert.equal(colours.size, 6)
    assert.equal(await read(page, `localStorage.getItem('colorTheme')`), 'graphite')
    await page.reload()
    await page.locator('html.theme-graphite').waitFor()
    await page.context().close()
  })

  test('E6 the sidebar is made narrow, dark, moved and hidden', async ({ assert, browser }) => {
    const page = await openAt(browser, { ...free, centre, account, path })
    const main = () => boxOf(page, 'main')
    assert.equal((await boxOf(page, 'aside')).width, 248)
    await flip(page, 'sidebar_mini')
    await page.waitForFunction(
      `Math.round(document.querySelector('aside').getBoundingClientRect().width) === 64`
    )

    const light = await style(page, 'aside > div', 'backgroundColor')
    await flip(page, 'sidebar_dark')
    await page.locator('aside[data-surface=dark]').waitFor()
    assert.notEqual(await style(page, 'aside > div', 'backgroundColor'), light)

    await page.getByText(word('appearance.side.right'), { exact: true }).click()
    await page.waitForFunction(`document.querySelector('aside').getBoundingClientRect().left > 700`)
    assert.isBelow((await main()).x, 64)
    await page.locator('[data-sidebar-toggle]').click()
    await page.waitForFunction(
      `document.querySelector('aside').inert && document.querySelector('aside').getBoundingClientRect().width < 1`
    )
    await page.context().close()
  })

  test('E6 the header is freed, made dark; the page made full, boxed and narrow', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path, width: 1900 })
    assert.equal(await style(page, 'header', 'position'), 'sticky')
    await flip(page, 'header_fixed')
    await page.waitForFunction(
      `getComputedStyle(document.querySelector('header')).position !== 'sticky'`
    )
    const light = await style(page, 'header', 'backgroundColor')
    await flip(page, 'header_dark')
    await page.locator('header[data-surface=dark]').waitFor()
    assert.notEqual(await style(page, 'header', 'backgroundColor'), light)

    const widths: number[] = []
    for (const width of ['full', 'boxed', 'narrow']) {
      await page.getByText(word(`appearance.content.${width}`), { exact: true }).click()
      await page.locator(`main[data-width=${width}]`).waitFor()
      widths.push((await boxOf(page, 'main')).width)
    }
    assert.isAbove(widths[0]!, widths[1]!)
    assert.isAbove(widths[1]!, widths[2]!)
    await page.context().close()
  })

  test('E6 the side panel opens by its button and at the edge, with and without dimming the page', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path: '/admin/students' })
    const open = page.getByRole('button', { name: word('shell.overlay.open') })
    await open.click()
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    assert.equal(await page.locator('.mantine-Drawer-overlay').count(), 1)
    await flip(page, 'page_overlay')
    await page.locator('.mantine-Drawer-overlay').waitFor({ state: 'detached' })
    await flip(page, 'overlay_hoverable')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page.mouse.move(700, 500)
    await page.mouse.move(1437, 500, { steps: 4 })
    await panel.waitFor()
    await page.mouse.move(300, 500)
    await panel.waitFor({ state: 'hidden' })
    await page.context().close()
  })

  test('E6 the loading line and the moving sides are turned off, and all is remembered', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path })
    await flip(page, 'header_loader')
    await page.locator('html[data-no-header-loader]').waitFor()
    await flip(page, 'side_transitions')
    await page.locator('html[data-no-side-transitions]').waitFor()
    await page.reload()
    await page.locator('html[data-no-side-transitions][data-no-header-loader]').waitFor()
    const kept = await read<Record<string, unknown>>(
      page,
      `JSON.parse(localStorage.getItem('appearance'))`
    )
    assert.deepEqual([kept.headerLoader, kept.sideTransitions], [false, false])
    await page.context().close()
  })

  test('E8 the toggle acts on the desktop sidebar above 991 px and on the mobile one below', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path, width: 992 })
    assert.equal(await page.locator('aside[data-shown]').count(), 1)
    await page.locator('[data-sidebar-toggle]').click()
    await page.locator('aside:not([data-shown])').waitFor({ state: 'attached' })
    await page.setViewportSize({ width: 991, height: 900 })
    await page.locator('[data-sidebar-toggle]').click()
    await page.locator('aside[data-shown]').waitFor()
    await page.setViewportSize({ width: 992, height: 900 })
    await page.locator('aside:not([data-shown])').waitFor({ state: 'attached' })
    assert.isFalse(
      await read<boolean>(
        page,
        `JSON.parse(localStorage.getItem('appearance')).sidebarVisibleDesktop`
      )
    )
    await page.context().close()
  })

  test('E9 transitions rest for 500 ms after the window was resized', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path })
    await freeze(page)
    await read(page, `window.dispatchEvent(new Event('resize'))`)
    const paused = () => page.locator('html.transitions-paused').count()
    assert.equal(await paused(), 1)
    await page.clock.runFor(499)
    assert.equal(await paused(), 1)
    await page.clock.runFor(1)
    assert.equal(await paused(), 0)
    await page.context().close()
  })

  test('E10 a part of the layout can be taken away', async ({ assert, browser }) => {
    const page = await openAt(browser, { ...free, centre, account, path })
    await flip(page, 'footer')
    await page.locator('footer').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('h1').waitFor()
    assert.equal(await page.locator('footer').count(), 0)
    await page.context().close()

    const layout = { header: false, sidebar: false, sideOverlay: true, footer: true }
    const storage = { appearance: JSON.stringify({ layout }) }
    const bare = await openAt(browser, { ...free, centre, account, path, storage })
    assert.equal(await bare.locator('header[data-fixed], aside').count(), 0)
    await bare.context().close()
  })

  test('E11 the avatar is the gravatar, and the initials when that fails', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { ...free, centre, account, path })
    const context = page.context()
    await context.route('https://www.gravatar.com/**', (route) => route.abort())
    await page.reload()
    const avatar = page.locator('[data-user-menu] [data-avatar]')
    await avatar.getByText('SH').waitFor()
    await avatar.locator('img').waitFor({ state: 'detached' })

    const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const answer = Promise.withResolvers<void>()
    await context.unroute('https://www.gravatar.com/**')
    await context.route('https://www.gravatar.com/**', async (route) => {
      await answer.promise
      await route.fulfill({ body: pixel, contentType: 'image/gif' })
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await avatar.locator('img').waitFor({ state: 'attached' })
    assert.equal(await avatar.textContent(), 'SH', 'the letters stay until the picture is there')
    answer.resolve()
    await avatar.locator('img').waitFor()
    assert.equal(await avatar.textContent(), '')
    assert.match(
      (await avatar.locator('img').getAttribute('src')) ?? '',
      /^https:\/\/www\.gravatar\.com\//
    )
    await context.close()
  })
})
