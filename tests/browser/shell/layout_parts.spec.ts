import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { boxOf, openAt, read } from '#tests/helpers/browser/open_at'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'

const path = '/admin/profile?tab=preferences'
let centre: Centre
let account: Account

async function flip(page: Page, setting: string) {
  await page.locator(`input[data-setting=${setting}]`).focus()
  await page.keyboard.press('Space')
}

const pick = (page: Page, choice: string, text: string) =>
  page.locator(`[data-choice=${choice}]`).getByText(text, { exact: true }).click()

test.group('The parts of a layout', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    account = await createAdministrator(centre)
  })

  inEnglish('E10 a hidden header leaves a tab that brings it back', async (context) => {
    const { assert, browser } = context
    const page = await openAt(browser, { centre, account, path })
    await flip(page, 'header')
    await page.locator('[data-shell-header]').waitFor({ state: 'detached' })
    assert.equal(await page.locator('[data-setting=header_fixed]').count(), 0)
    assert.deepEqual(await axeViolations(page), [])
    await page.reload()
    await page.locator('[data-header-handle]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-shell-header] button:focus').waitFor()
    assert.equal(await page.locator('[data-header-handle]').count(), 0)
    await page.context().close()
  })

  inEnglish('E10 the menu and the footer go and come back by their switches', async (context) => {
    const { assert, browser } = context
    const page = await openAt(browser, { centre, account, path })
    await flip(page, 'sidebar')
    await page.locator('aside').waitFor({ state: 'detached' })
    assert.equal(await page.locator('[data-sidebar-toggle]').count(), 0)
    assert.equal((await boxOf(page, 'header')).x, 0)
    await flip(page, 'footer')
    await page.locator('footer').waitFor({ state: 'detached' })
    await flip(page, 'sidebar')
    await flip(page, 'footer')
    await page.locator('aside[data-shown]').waitFor()
    await page.locator('footer').waitFor()
    await page.context().close()
  })

  inArabic(
    'E10 the side panel that is switched off in itself stays until it is closed',
    async (context) => {
      const { locale, assert, browser } = context
      const page = await openAt(browser, { centre, account, path: '/admin/students', locale })
      const open = page.getByRole('button', { name: message(locale, 'shell.overlay.open') })
      await open.click()
      const overlay = page.getByRole('dialog')
      await overlay.waitFor()
      await flip(page, 'side_overlay')
      const shut = message(locale, 'shell.overlay.close')
      await page
        .locator(`[data-shell-header] [aria-label="${shut}"]`)
        .waitFor({ state: 'detached' })
      assert.isTrue(await overlay.isVisible())
      await page.keyboard.press('Escape')
      await overlay.waitFor({ state: 'hidden' })
      assert.equal(await open.count(), 0)
      await page.goto(new URL(path, page.url()).href)
      await flip(page, 'side_overlay')
      await open.waitFor()
      await page.context().close()
    }
  )

  inArabic('E10 on a phone too the header comes back', async (context) => {
    const { locale, assert, browser } = context
    const page = await openAt(browser, { centre, account, path, locale, width: 390 })
    await flip(page, 'header')
    await page.locator('[data-header-handle]').click()
    await page.locator('[data-shell-header]').waitFor()
    assert.equal(await sidewaysScroll(page), 0)
    await page.context().close()
  })

  inEnglish('E10 instructors and students have the switches of every part', async (context) => {
    const { assert, browser } = context
    const student = await createPerson(centre, 'student')
    const page = await openAt(browser, {
      centre,
      account: student,
      path: '/profile?tab=preferences',
    })
    for (const part of ['header', 'sidebar', 'side_overlay', 'footer']) {
      assert.equal(await page.locator(`[data-setting=${part}]`).count(), 1, part)
    }
    await flip(page, 'header')
    await page.locator('[data-header-handle]').waitFor()
    await page.context().close()
  })

  inBoth('B7 E6 the menu is chosen in the panel and remembered', async (context) => {
    const { locale, assert, browser } = context
    const word = (key: string) => message(locale, `appearance.${key}`)
    const page = await openAt(browser, { centre, account, path, locale })
    await pick(page, 'menu_place', word('menu_place.top'))
    await page.locator('[data-menu-bar]').waitFor()
    assert.equal(await page.locator('[data-choice=sidebar_side]').count(), 0)
    await pick(page, 'menu_align', word('menu_align.justify'))
    await pick(page, 'menu_open', word('menu_open.hover'))
    await flip(page, 'sidebar_dark')
    await page.locator('[data-menu-bar][data-align=justify][data-surface=dark]').waitFor()
    assert.deepEqual(await axeViolations(page), [])
    await page.reload()
    await page.locator('[data-menu-bar][data-align=justify][data-surface=dark]').waitFor()
    const kept = await read<Record<string, unknown>>(
      page,
      `JSON.parse(localStorage.getItem('appearance'))`
    )
    assert.include(kept, { menuHorizontal: true, menuHover: true, menuAlign: 'justify' })
    await pick(page, 'menu_place', word('menu_place.side'))
    await page.locator('aside[data-shown]').waitFor()
    await page.context().close()
  })

  inArabic('E6 E10 all that was chosen is taken back at once', async (context) => {
    const { locale, assert, browser } = context
    const layout = { header: true, sidebar: true, sideOverlay: true, footer: false }
    const storage = {
      locale,
      colorTheme: 'rose',
      appearance: JSON.stringify({ layout, menuHorizontal: true, rtlSupport: false }),
    }
    const page = await openAt(browser, { centre, account, path, locale, storage })
    assert.equal(await page.locator('html').getAttribute('dir'), 'ltr')
    await page.locator('[data-appearance-reset]').click()
    await page.locator('html.theme-markaz[dir=rtl][lang=ar]').waitFor()
    await page.locator('aside[data-shown]').waitFor()
    await page.locator('footer').waitFor()
    await page.context().close()
  })
})
