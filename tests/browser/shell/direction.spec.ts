import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { boxOf, openAt, read } from '#tests/helpers/browser/open_at'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'

const path = '/admin/profile?tab=preferences'
const turn = 'input[data-setting=rtl_support]'
let centre: Centre
let account: Account

test.group('The direction of a page', (group) => {
  group.setup(async () => {
    centre = await createCentre()
  })

  group.each.setup(async () => {
    account = await createAdministrator(centre)
  })

  inBoth('E6 rtlSupport turns the page round whatever its language, at once', async (context) => {
    const { locale, assert, browser } = context
    const [own, turned] = locale === 'ar' ? ['rtl', 'ltr'] : ['ltr', 'rtl']
    const page = await openAt(browser, { centre, account, path, locale })
    await page.locator(`html[dir=${own}]`).waitFor()
    await read(page, 'window.sameDocument = true')
    await page.locator(turn).focus()
    await page.keyboard.press('Space')
    await page.locator(`html[dir=${turned}][lang=${locale}]`).waitFor()
    const aside = await boxOf(page, 'aside')
    const width = await read<number>(page, 'document.documentElement.clientWidth')
    assert.equal(
      turned === 'rtl' ? Math.round(aside.x + aside.width) : aside.x,
      turned === 'rtl' ? width : 0
    )
    assert.isTrue(await read<boolean>(page, 'window.sameDocument === true'))
    const reads = `getComputedStyle(document.querySelector('[data-group] p, main p')).unicodeBidi`
    assert.equal(await read(page, reads), 'plaintext', 'a sentence keeps its own direction')
    assert.equal(await sidewaysScroll(page), 0)
    assert.deepEqual(await axeViolations(page), [])

    const html = page.locator(`html[dir=${turned}][lang=${locale}]`)
    await page.reload()
    await page.locator('h1').waitFor()
    assert.equal(await html.count(), 1)
    await page.context().close()
  })

  inEnglish('E6 a page that was turned round is so before anything is drawn', async (context) => {
    const { assert, browser } = context
    const page = await openAt(browser, {
      centre,
      account,
      path,
      context: { bypassCSP: true },
      storage: { locale: 'en', appearance: JSON.stringify({ rtlSupport: true }) },
    })
    await page.route('**/build/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.locator('html[dir=rtl][lang=en]').waitFor({ state: 'attached' })
    assert.equal(await page.locator('h1').count(), 0)
    await page.context().close()
  })

  inEnglish('E2 E6 a language that is chosen sets the direction anew', async (context) => {
    const { browser } = context
    const storage = { locale: 'en', appearance: JSON.stringify({ rtlSupport: true }) }
    const page = await openAt(browser, { centre, account, path, storage })
    const toggle = page.locator('[data-language-toggle]')
    await page.locator('html[dir=rtl][lang=en]').waitFor()
    await toggle.click()
    await page.locator('html[dir=rtl][lang=ar]').waitFor()
    await toggle.click()
    await page.locator('html[dir=ltr][lang=en]').waitFor()
    await page.context().close()
  })
})
