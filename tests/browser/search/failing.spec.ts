import { test } from '@japa/runner'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth } from '#tests/helpers/browser/languages'
import {
  answerWith,
  multiSearch,
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

      isDown = true
      await box.fill('sara ha')
      await panel.getByRole('status').getByText(say('search.failing')).waitFor()
      assert.equal(await options.count(), 0)
      assert.isTrue(logged.some((text) => text.startsWith('Search does not answer')))

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
      const { page } = office
      await go(office, '/admin/profile')
      const keys: string[] = []
      await page.route(multiSearch, (route) => {
        keys.push(route.request().headers().authorization ?? '')
        if (keys.length === 1) return route.fulfill({ status: 403, json: {} })
        return route.fulfill(answerWith(route.request(), { students: [sara] }))
      })
      const { box, option } = paletteOf(page)
      const refreshed = () => page.waitForResponse((answer) => answer.url().includes('/profile'))
      await Promise.all([refreshed(), box.focus()])
      await Promise.all([refreshed(), box.fill('sara')])
      await option(/Sara Haddad/).waitFor()
      assert.lengthOf(keys, 2)
    }
  )
})
