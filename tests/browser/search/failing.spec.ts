import { test } from '@japa/runner'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import {
  answerWith,
  multiSearch,
  paletteFile,
  paletteOf,
  personDocument,
  singleSearch,
} from '#tests/helpers/browser/palette'

const sara = personDocument('x', 'Sara', 'Haddad')

test.group('A search that fails', () => {
  inBoth(
    'D7 falls back to a request per index; when those fail it is logged, results go, and one may try again',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text())
      })
      await go(office, '/admin/profile')
      let isDown = false
      const asked: string[] = []
      await page.route(multiSearch, (route) => route.fulfill({ status: 500, json: {} }))
      await page.route(singleSearch, (route) => {
        asked.push(new URL(route.request().url()).pathname)
        if (isDown) return route.abort()
        const hits = asked.at(-1)!.includes('_students/') ? [sara] : undefined
        return route.fulfill({ json: { hits, estimatedTotalHits: hits?.length } })
      })
      const { box, ask, option, options, panel } = paletteOf(page)
      await ask('sara h')
      await option(/Sara Haddad/).waitFor()
      assert.sameMembers(
        asked,
        ['students', 'instructors', 'groups'].map(
          (index) => `/search/indexes/${centre.slug}_${index}/search`
        )
      )

      assert.isTrue(logged.some((text) => /^Search failed .*500/.test(text)))

      isDown = true
      logged.length = 0
      await box.fill('sara ha')
      await panel.getByRole('status').getByText(say('shell.search.failing')).waitFor()
      assert.equal(await options.count(), 0)
      assert.isTrue(logged.some((text) => text.startsWith('Search failed')))

      isDown = false
      await page.keyboard.press('Tab')
      await panel.getByRole('button', { name: say('app.retry') }).press('Enter')
      await option(/Sara Haddad/).waitFor()
    }
  )

  inArabic(
    'D7 a key that has run out is asked for anew, once, and the search goes on',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/profile')
      const keys: string[] = []
      let isOver = false
      await page.route(multiSearch, (route) => {
        keys.push(route.request().headers().authorization ?? '')
        if (isOver || keys.length === 1) return route.fulfill({ status: 403, json: {} })
        return route.fulfill(answerWith(route.request(), { students: [sara] }))
      })
      await page.route(singleSearch, (route) => route.fulfill({ status: 403, json: {} }))
      const { box, option, panel } = paletteOf(page)
      const refreshed = () => page.waitForResponse((answer) => answer.url().includes('/profile'))
      await Promise.all([refreshed(), box.focus()])
      await Promise.all([refreshed(), box.fill('sara')])
      await option(/Sara Haddad/).waitFor()
      assert.lengthOf(keys, 2)

      isOver = true
      await box.fill('sara h')
      await panel.getByText(say('shell.search.failing')).waitFor()
      assert.lengthOf(keys, 4)
    }
  )

  inEnglish(
    'D7 Enter pressed before is forgotten with it: no page or action is taken in its place',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/profile')
      const held = Promise.withResolvers<void>()
      await page.route(multiSearch, async (route) => {
        await held.promise
        await route.fulfill({ status: 500, json: {} })
      })
      await page.route(singleSearch, (route) => route.fulfill({ status: 500, json: {} }))
      const { box, panel, active } = paletteOf(page)
      await Promise.all([page.waitForRequest(multiSearch), box.fill('shortcuts')])
      await active.waitFor()
      await page.keyboard.press('Enter')
      held.resolve()
      await panel.getByText(say('shell.search.failing')).waitFor()
      await page.keyboard.press('ArrowDown')
      await active.waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
    }
  )

  inBoth(
    'D7 a palette that can’t be fetched says so, and is fetched when one tries again',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await page.route(paletteFile, (route) => route.abort())
      await go(office, '/admin/profile')
      const { box, panel, option } = paletteOf(page)
      await box.focus()
      await panel.getByRole('status').getByText(say('shell.search.failing')).waitFor()
      await page.unroute(paletteFile)
      await page.keyboard.press('Tab')
      await panel.getByRole('button', { name: say('app.retry') }).press('Enter')
      await option(say('areas.students.create')).waitFor()
      await page.locator('input[data-search=box]:focus').waitFor()
    }
  )

  inArabic(
    'D7 so it does where there is no box to see; Escape closes it',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, say } = office
      await page.route(paletteFile, (route) => route.abort())
      await go(office, '/admin/profile')
      const { overlay, panel, gone } = paletteOf(page)
      const opener = page.getByRole('button', { name: say('shell.search.open') })
      const retry = panel.getByRole('button', { name: say('app.retry') })
      await opener.click()
      await panel.getByRole('status').getByText(say('shell.search.failing')).waitFor()
      await page.keyboard.press('Escape')
      await gone()
      await opener.click()
      await retry.waitFor()
      await page.unroute(paletteFile)
      await retry.press('Enter')
      await overlay.waitFor()
      await page.locator('input[data-search=overlay]:focus').waitFor()
    }
  )
})
