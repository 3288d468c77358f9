import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { db, withTenant } from '#domain/shared/data/database'
import { asOwner } from '#tests/helpers/database/as_owner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { addressOf, signIn } from '#tests/helpers/browser/navigate'
import type { Browser } from 'playwright'
import { unkeyed } from '#tests/helpers/people/name_keys'

const isRefresh = (request: Request) => request.headers()['x-background'] === '1'

async function stand(browser: Browser) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  const context = await browser.newContext({ viewport: { width: 1440, height: 500 } })
  await signIn(context, account)
  const page = await context.newPage()
  await page.clock.install()
  const refreshes: Request[] = []
  page.on('request', (request) => {
    if (isRefresh(request)) refreshes.push(request)
  })
  await page.goto(addressOf(centre, '/admin/profile'))
  await page.locator('h1').waitFor()
  const rename = (first_name: string, last_name: string) =>
    withTenant(centre.id, () =>
      db()
        .updateTable('administrators')
        .set({ first_name, last_name, ...unkeyed })
        .execute()
    )
  return { page, account, refreshes, rename }
}

const lastName = (page: Page, name: string) =>
  page.locator('[data-user-menu] bdi', { hasText: name }).waitFor()

/** Five minutes pass with somebody at the page, so that the screen is not locked for being idle. */
async function fiveMinutes(page: Page) {
  for (let minute = 0; minute < 5; minute++) {
    await page.keyboard.press('Shift')
    await page.clock.runFor(60_000)
  }
}

test.group('The signed-in person is kept fresh', () => {
  test('D10 every 300,000 ms the auth props alone are fetched; typed text, focus and scroll stay', async ({
    assert,
    browser,
  }) => {
    const { page, refreshes, rename } = await stand(browser)
    await page.locator('#field-email').fill('typed@home.test')
    await page.evaluate('window.scrollTo(0, 300)')
    const scroll = await page.evaluate('window.scrollY')
    await rename('Nadia', 'Mansour')
    await page.clock.runFor(290_000)
    assert.lengthOf(refreshes, 0)
    await page.clock.runFor(10_000)
    await lastName(page, 'Mansour')
    assert.lengthOf(refreshes, 1)
    const [request] = refreshes
    assert.equal(request!.method(), 'GET')
    assert.deepInclude(request!.headers(), {
      'x-inertia-partial-data': 'auth',
      'x-requested-with': 'XMLHttpRequest',
    })
    assert.equal(await page.locator('#field-email').inputValue(), 'typed@home.test')
    assert.equal(await page.locator('#field-first_name_en').inputValue(), 'Sara')
    assert.equal(await page.evaluate('document.activeElement.id'), 'field-email')
    assert.equal(await page.evaluate('window.scrollY'), scroll)
    await fiveMinutes(page)
    assert.lengthOf(refreshes, 2)
    await page.context().close()
  })

  test('D10 when the tab is seen again they are fetched at once', async ({ assert, browser }) => {
    const { page, refreshes, rename } = await stand(browser)
    await rename('Nadia', 'Mansour')
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    await lastName(page, 'Mansour')
    assert.lengthOf(refreshes, 1)
    await page.context().close()
  })

  test('D10 T16 once signed out is answered, the page is left empty and asks no more', async ({
    assert,
    browser,
  }) => {
    const { page, account, refreshes } = await stand(browser)
    await page.locator('#field-email').fill('typed@home.test')
    await asOwner().deleteFrom('platform.sessions').where('user_id', '=', account.userId).execute()
    const answered = page.waitForResponse((response) => isRefresh(response.request()))
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    assert.equal((await answered).status(), 401)
    await page.waitForURL('**/admin/login')
    await page.clock.runFor(300_000)
    assert.lengthOf(refreshes, 1)
    assert.equal(await page.locator('#field-first_name_en').count(), 0)
    await page.context().close()
  })
})
