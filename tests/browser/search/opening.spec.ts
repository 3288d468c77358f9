import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { boxOf, freeze, openAt, read } from '#tests/helpers/browser/open_at'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { paletteOf, pressSearchKey } from '#tests/helpers/browser/palette'
import { createStudent } from '#tests/helpers/people/students'

function refreshesOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { 'x-background': isBackground, 'x-inertia-partial-data': data } = request.headers()
    if (isBackground && data) asked.push(data)
  })
  return asked
}

test.group('Opening and closing search', () => {
  inBoth(
    'A7 the header has its box from 768 px up, below a button for the whole width; Escape closes both',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 768 })
      const { page, say } = office
      await go(office, '/admin/profile')
      const { box, overlay, panel, gone } = paletteOf(page)
      const opener = page.getByRole('button', { name: say('shell.search.open') })
      assert.isFalse(await opener.isVisible())
      await box.focus()
      await panel.waitFor()
      assert.equal(await box.getAttribute('aria-expanded'), 'true')
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await gone()

      await page.setViewportSize({ width: 767, height: 900 })
      assert.isFalse(await box.isVisible())
      await opener.click()
      await overlay.waitFor()
      const { x, width } = await boxOf(page, '[role=dialog]')
      assert.deepEqual([x, width], [0, 767])
      await page.locator('input[data-search=overlay]:focus').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await gone()
      assert.isTrue(await read<boolean>(page, `document.activeElement.matches('header button')`))
    }
  )

  inEnglish(
    'A7 a window that becomes too narrow for the box takes what is open over the page; Escape closes it from anywhere',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/profile')
      const { overlay, panel, backdrop, ask, option, gone } = paletteOf(page)
      await ask('indigo')
      await page.setViewportSize({ width: 720, height: 900 })
      await page.locator('input[data-search=overlay]:focus').waitFor()
      assert.equal(await overlay.inputValue(), 'indigo')
      await option(/Indigo/).waitFor()
      assert.isTrue(await panel.isVisible())
      await page.setViewportSize({ width: 1440, height: 900 })
      assert.isTrue(await panel.isVisible())
      await overlay.blur()
      await page.keyboard.press('Escape')
      await gone()
      assert.equal(await backdrop.count(), 0)

      await page.setViewportSize({ width: 720, height: 900 })
      await page.getByRole('button', { name: say('shell.search.open') }).click()
      await overlay.waitFor()
    }
  )

  inBoth(
    'D2 D10 it opens on focus; Ctrl+K, on an Arabic layout too, clears the query; both fetch the auth props alone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await go(office, '/admin/profile')
      const refreshes = refreshesOf(page)
      const { box, panel, gone } = paletteOf(page)
      const refreshed = () => page.waitForResponse((answer) => answer.url().includes('/profile'))
      await Promise.all([refreshed(), box.focus()])
      await panel.waitFor()
      await box.fill('sara')
      await page.keyboard.press('Escape')
      await gone()
      assert.equal(await box.inputValue(), '')
      assert.deepEqual(refreshes, ['auth'])

      await page.locator('#field-email').focus()
      await Promise.all([refreshed(), pressSearchKey(page)])
      await panel.waitFor()
      assert.equal(await box.inputValue(), '')
      assert.deepEqual(refreshes, ['auth', 'auth'])
      await page.keyboard.press('Escape')
      assert.equal(await read(page, 'document.activeElement.id'), 'field-email')
    }
  )

  inBoth(
    'D3 it closes on a click on the backdrop, and 100 ms after the focus has left it without a query',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await go(office, '/admin/profile')
      const { box, panel, backdrop, gone } = paletteOf(page)
      await box.fill('sara')
      await panel.waitFor()
      await backdrop.click({ position: { x: 1400, y: 880 } })
      await gone()

      await box.fill('sara')
      await panel.waitFor()
      await freeze(page)
      await box.blur()
      await page.clock.runFor(500)
      assert.isTrue(await panel.isVisible())
      await box.fill('')
      await box.blur()
      await page.clock.runFor(99)
      assert.isTrue(await panel.isVisible())
      await page.clock.runFor(1)
      await gone()
    }
  )

  inBoth(
    'D3 it closes after a result was taken; Tab leaves it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const { id } = await createStudent(centre, { firstName: 'Layan', lastName: 'Khoury' })
      await go(office, '/admin/profile')
      const { box, ask, option, gone } = paletteOf(page)
      await ask('layan')
      await option(/Layan/).click()
      await page.waitForURL(`**/admin/students/${id}`)
      await gone()
      await ask('indigo')
      await page.keyboard.press('Enter')
      await page.locator('html.theme-indigo').waitFor()
      await gone()
      await box.fill('layan')
      await page.keyboard.press('Tab')
      await gone()
      assert.isTrue(
        await read<boolean>(page, `document.activeElement.matches('[data-language-toggle]')`)
      )
    }
  )

  inEnglish(
    'E6 headerSearch takes the box away for good; Ctrl+K opens search over the page all the same',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await go(office, '/admin/profile?tab=preferences')
      const { box, overlay, gone } = paletteOf(page)
      await page.locator('input[data-setting=header_search]').focus()
      await page.keyboard.press('Space')
      await box.waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('h1').waitFor()
      assert.equal(await box.count(), 0)
      await page.keyboard.press('Control+KeyK')
      await overlay.waitFor()
      await page.locator('[data-search-backdrop]').click({ position: { x: 10, y: 10 } })
      await gone()
    }
  )

  test('D2 keys are called as the computer’s own keyboard calls them')
    .with([
      { agent: 'Macintosh; Intel Mac OS X 10_15_7', key: '⌘' },
      { agent: 'Windows NT 10.0; Win64; x64', key: 'Ctrl' },
    ])
    .run(async ({ assert, browser }, { agent, key }) => {
      const centre = await createCentre()
      const account = await createAdministrator(centre)
      const context = { userAgent: `Mozilla/5.0 (${agent}) AppleWebKit/537.36 Chrome/140.0` }
      const page = await openAt(browser, { centre, account, path: '/admin/profile', context })
      const { box, panel } = paletteOf(page)
      assert.match((await box.locator('+ kbd').textContent())!, new RegExp(`^${key} ?K$`))
      await box.focus()
      await panel.locator('kbd', { hasText: /^(⌘|Ctrl)$/ }).waitFor()
      assert.include(await panel.locator('kbd').allTextContents(), key)
    })
})
