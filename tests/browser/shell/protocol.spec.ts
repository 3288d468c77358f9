import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { freeze, openAt } from '#tests/helpers/browser/open_at'

let centre: Centre
let account: Account
const link = (page: Page, name: string) => page.locator('aside').getByRole('link', { name })
const isVisit = '**/admin/students/create'

test.group('Protocol in the browser', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    account = await createAdministrator(centre)
  })

  test('G1 G2 a visit says that a script made it; a 409 with a location is a full page load there', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    await page.route(isVisit, (route) =>
      route.request().headers()['x-inertia']
        ? route.fulfill({ status: 409, headers: { 'x-inertia-location': '/admin/profile' } })
        : route.continue()
    )
    await page.evaluate('window.sameDocument = true')
    const visit = page.waitForRequest(isVisit)
    await link(page, 'Add student').click()
    assert.equal((await visit).headers()['x-requested-with'], 'XMLHttpRequest')
    await page.waitForURL('**/admin/profile')
    await page.locator('h1', { hasText: 'Profile' }).waitFor()
    assert.isUndefined(await page.evaluate('window.sameDocument'))
    await page.context().close()
  })

  test('G2 an answer that is not a page is shown over the page, which stays', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    await page.route(isVisit, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
    )
    await link(page, 'Add student').click()
    const overlay = page.locator('dialog iframe')
    await overlay.waitFor()
    assert.include((await overlay.getAttribute('srcdoc')) ?? '', 'Bad gateway')
    assert.equal(await page.locator('h1', { hasText: 'Students' }).count(), 1)
    await page.context().close()
  })

  test('a server that is busy is said above the page, which stays, until an answer comes', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    await page.route(isVisit, (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 })
    await link(page, 'Add student').click()
    const banner = page.getByRole('alert').filter({ hasText: 'The server is busy.' })
    await banner.waitFor()
    assert.equal(await page.locator('h1', { hasText: 'Students' }).count(), 1)
    assert.equal(await page.locator('dialog iframe').count(), 0)
    await banner.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/admin/students/create')
    await banner.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('G4 pointing at a link fetches it after 75 ms and keeps it for 30000 ms', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/profile' })
    await page.getByRole('button', { name: 'Students', exact: true }).click()
    await freeze(page)
    let fetched = 0
    page.on('request', (request) => {
      if (request.headers().purpose === 'prefetch') fetched++
    })
    await link(page, 'All students').hover()
    await page.clock.runFor(74)
    assert.equal(fetched, 0)
    const prefetched = page.waitForResponse((response) =>
      response.url().endsWith('/admin/students')
    )
    await page.clock.runFor(1)
    await prefetched
    await page.mouse.move(700, 500)
    await page.clock.runFor(29_000)
    await link(page, 'All students').hover()
    await page.clock.runFor(100)
    assert.equal(fetched, 1)
    await page.mouse.move(700, 500)
    await page.clock.runFor(1_500)
    await link(page, 'All students').hover()
    const again = page.waitForResponse((response) => response.url().endsWith('/admin/students'))
    await page.clock.runFor(100)
    await again
    assert.equal(fetched, 2)
    await page.context().close()
  })

  test('G4 the progress bar comes after 250 ms', async ({ assert, browser }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(isVisit, async (route) => {
      await held
      await route.continue()
    })
    await freeze(page)
    const asked = page.waitForRequest(isVisit)
    await link(page, 'Add student').press('Enter')
    await asked
    await page.clock.runFor(240)
    assert.equal(await page.locator('#nprogress').count(), 0)
    await page.clock.runFor(20)
    await page.locator('#nprogress').waitFor({ state: 'attached' })
    release()
    await page.context().close()
  })

  test('a network that fails is said in a banner; what is typed stays; trying again goes on', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students/create' })
    await page.locator('#field-first_name_en').fill('Huda')
    await page.locator('#field-last_name_en').fill('Salem')
    const writes = (method: string) => method === 'POST'
    await page.route('**/admin/students', (route) =>
      writes(route.request().method()) ? route.abort('failed') : route.continue()
    )
    await page.locator('form [type=submit]').first().click()
    const banner = page.getByRole('alert').filter({ hasText: `The server can’t be reached` })
    await banner.waitFor()
    assert.equal(await page.locator('#field-first_name_en').inputValue(), 'Huda')
    await page.unroute('**/admin/students')
    await banner.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(/\/admin\/students\/[0-9a-f-]{36}$/)
    await banner.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('the banner covers neither the header nor search, {$self} px wide')
    .with([1440, 390])
    .run(async ({ assert, browser }, width) => {
      const page = await openAt(browser, { centre, account, path: '/admin/profile', width })
      await page.keyboard.press('Control+KeyK')
      await page.locator('[data-palette]').waitFor()
      await page.keyboard.press('Escape')
      await page.context().setOffline(true)
      const banner = page.getByRole('alert')
      await banner.waitFor()
      const below = (await banner.boundingBox())!.height
      const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y
      assert.isAtLeast(await top('[data-shell-header]'), below)
      await page.keyboard.press('Control+KeyK')
      const field = `input[data-search=${width === 390 ? 'overlay' : 'box'}]`
      await page.locator(`${field}:focus`).waitFor()
      assert.isAtLeast(await top(field), below)
      await page.context().close()
    })

  test('a toast says what was done for three seconds, longer under the pointer', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students/create' })
    await page.locator('#field-first_name_en').fill('Omar')
    await page.locator('#field-last_name_en').fill('Nasser')
    await freeze(page)
    await page.locator('form [type=submit]').first().click()
    const toast = page.locator('[data-toast=success]')
    await toast.waitFor()
    await toast.hover()
    await page.clock.runFor(20_000)
    assert.equal(await toast.count(), 1)
    await page.mouse.move(800, 300)
    await page.clock.runFor(3_100)
    await toast.waitFor({ state: 'detached' })
    await page.context().close()
  })
})
