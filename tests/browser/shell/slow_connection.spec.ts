import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { addressOf } from '#tests/helpers/browser/navigate'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createStudent } from '#tests/helpers/people/students'

const bytes = 400_000 / 8
const patience = 2500

async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}

const firstPaint = `new Promise((seen) => {
  new PerformanceObserver((list) => seen(list.getEntries()[0].startTime))
    .observe({ type: 'paint', buffered: true })
})`

test('A6 on a slow connection the frame of a page is there long before its files, and of a record at once', async ({
  assert,
  browser,
}) => {
  const office = await openBackOffice(browser, { locale: 'en' })
  const { page, centre } = office
  await createStudent(centre)
  const first = await page.context().newPage()
  await slowDown(first)
  await first.goto(addressOf(centre, '/admin/students'), { waitUntil: 'commit' })
  assert.isBelow(await first.evaluate<number>(firstPaint), patience)
  assert.isTrue(await first.locator('#page-loader .card').isVisible())
  await first.close()

  await go(office, '/admin/students')
  await slowDown(page)
  const row = page.locator('[data-row-link]').first()
  await row.click()
  await page.locator('[data-page-skeleton]').waitFor()
  await page.waitForURL(/students\/[0-9a-f-]{36}/)
  await page.locator('[data-page-skeleton]').waitFor({ state: 'detached' })
  await page.context().close()
})
