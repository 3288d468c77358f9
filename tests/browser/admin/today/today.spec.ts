import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

/** An hour in minutes from now, as ISO 8601. */
const inMinutes = (minutes: number) => DateTime.utc().plus({ minutes }).toISO()!

test.group('Today', () => {
  inBoth(
    'from signing in to the roster of a running session and to a substitute, on a phone too',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await enrolled(centre, group)
      const lesson = { group_id: group, type: 'regular' }
      const running = await writeSession(centre, inMinutes(-10), inMinutes(50), {
        ...lesson,
        instructor_id: await createInstructor(centre),
      })
      const unstaffed = await writeSession(centre, inMinutes(55), inMinutes(100), lesson)
      await go(office, '/admin')
      await page.waitForURL('**/admin/today')
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      const soon = page.getByRole('region', { name: say('office_day.soon.title') })
      await soon.getByRole('link', { name: new RegExp(`^${say('office_day.acts.take')}`) }).click()
      await page.waitForURL(`**/class-sessions/${running}/attendance`)
      await page.goBack()
      await soon
        .getByRole('link', { name: new RegExp(`^${say('office_day.acts.substitute')}`) })
        .click()
      await page.waitForURL(`**/class-sessions/${unstaffed}/substitutes`)
      await page.context().close()
    }
  )

  inBoth(
    'a session that a colleague schedules meanwhile appears by itself',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/profile')
      await page.keyboard.press('g')
      await page.keyboard.press('t')
      await page.getByText(say('office_day.soon.first.title')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      const group = await createGroup(centre)
      await writeSession(centre, inMinutes(5), inMinutes(50), { group_id: group, type: 'regular' })
      const soon = page.getByRole('region', { name: say('office_day.soon.title') })
      await soon.getByText(say('office_day.lacks.instructor')).waitFor()
      await page.context().close()
    }
  )

  inBoth(
    'on a phone long blocks and the lists of what needs attention fold, and open',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const instructor = await createInstructor(centre)
      for (const minutes of [5, 6, 7, 8, 9, 10]) {
        await writeSession(centre, inMinutes(minutes), inMinutes(minutes + 40), {
          group_id: await createGroup(centre),
          type: 'regular',
          ...(minutes === 5 && { instructor_id: instructor }),
        })
      }
      await go(office, '/admin/today')
      const soon = page.getByRole('region', { name: say('office_day.soon.title') })
      const visible = soon.locator(':scope > ul > li').filter({ visible: true })
      await visible.first().waitFor()
      assert.equal(await visible.count(), 4)
      assert.deepEqual(await axeViolations(page), [])
      await soon.getByRole('button').last().click()
      await visible.nth(5).waitFor()

      const attention = page.getByRole('region', { name: say('attention.title') })
      assert.equal(await attention.locator('[aria-expanded=true]').count(), 0)
      await attention.locator('[aria-expanded=false]').first().click()
      await attention.locator('[aria-expanded=true]').waitFor()
      await page.context().close()
    }
  )
})
