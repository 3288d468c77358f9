import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'

test.group('Lanes of the calendar in a browser', () => {
  inBoth(
    'C5 a session stands in the lane of its room, below its hour and its day',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createRoom(centre, { code: 'A1', name_en: 'A1', name_ar: 'A1' })
      const room = await createRoom(centre, { code: 'A2', name_en: 'A2', name_ar: 'A2' })
      const id = await writeSession(centre, '2030-09-17T07:00Z', '2030-09-17T08:30Z', {
        ...{ room_id: room, title: 'Open day' },
      })
      const unplaced = await writeSession(centre, '2030-09-17T12:00Z', '2030-09-17T13:00Z')
      const start = async (of: Locator) => {
        const { x, width } = (await of.boundingBox())!
        return locale === 'ar' ? x + width : x
      }
      const lane = (name: string) =>
        page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
      const session = page.locator(`[data-session="${id}"]`)

      await go(office, '/admin/calendar?layout=rooms&scale=day&day=2030-09-17')
      await lane('A2').locator(session).waitFor()
      assert.equal(await lane('A1').locator('[data-session]').count(), 0)
      const ten = page.locator('[data-hour="600"]')
      assert.closeTo(await start(session), await start(ten), 2)
      const nobodys = lane(say('calendar.none.room')).locator('[data-session]')
      assert.equal(await nobodys.getAttribute('data-session'), unplaced)
      await nobodys.focus()
      await page.keyboard.press('ArrowDown')
      await page.locator(`[data-session="${id}"]:focus`).waitFor()
      assert.equal(await page.locator('[data-unkept]').count(), 0)

      const scales = page.getByRole('radiogroup', { name: say('calendar.lanes.scale') })
      await scales.getByText(say('calendar.layouts.week')).click()
      await page.waitForURL(/scale=week/)
      const tuesday = page.locator('[data-day="2030-09-17"]')
      await tuesday.waitFor()
      assert.closeTo(await start(session), await start(tuesday), 8)
      assert.deepEqual(await axeViolations(page), [])

      const unstaffed = page.getByRole('button', { name: say('calendar.only.unstaffed') })
      await unstaffed.click()
      await page.waitForURL(/only=unstaffed/)
      const place = 'layout=rooms&scale=week&day=2030-09-17'
      assert.equal(new URL(page.url()).search, `?${place}&only=unstaffed`)
      await unstaffed.click()
      await page.waitForURL(new RegExp(`${place}$`))

      await go(office, `/admin/calendar?${place}&room=${room}`)
      const save = page.getByRole('button', { name: say('ui.views.save_view') })
      await save.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('ui.views.name')).fill('A2')
      await dialog.getByRole('button', { name: say('ui.views.save'), exact: true }).click()
      await page.waitForURL(/day=2030-09-17.*view=/)
      await page
        .getByRole('link', { name: 'A2' })
        .and(page.locator('[aria-current=page]'))
        .waitFor()
      assert.equal(await save.count(), 0)
      await page.getByRole('link', { name: say('ui.views.all'), exact: true }).click()
      await page.waitForURL(/calendar\?day=2030-09-17$/)
    }
  )
})
