import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createCentre } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { sessionsIn } from '#tests/helpers/scheduling/editing'

type Change = { sunday: string } & Record<'saturdays' | 'sundays' | 'night', [string, string]>

/** The weekends on which the clocks of London go back, and forward: nine o'clock on each day, and the night between. */
const changes: Change[] = [
  {
    sunday: '2030-10-27',
    saturdays: ['2030-10-26T08:00Z', '2030-10-26T09:30Z'],
    sundays: ['2030-10-27T09:00Z', '2030-10-27T10:30Z'],
    night: ['2030-10-26T23:30Z', '2030-10-27T03:00Z'],
  },
  {
    sunday: '2030-03-31',
    saturdays: ['2030-03-30T09:00Z', '2030-03-30T10:30Z'],
    sundays: ['2030-03-31T08:00Z', '2030-03-31T09:30Z'],
    night: ['2030-03-31T00:30Z', '2030-03-31T02:00Z'],
  },
]

const sessionIn = (page: Page, id: string) => page.locator(`[data-session="${id}"]`)

/** Of what stands still: the hours scroll to the first session. */
async function boxesOf<Ids extends string[]>(page: Page, ...ids: Ids) {
  for (const id of ids) await sessionIn(page, id).waitFor()
  await sessionIn(page, ids[0]!).hover({ trial: true })
  const boxes = await Promise.all(ids.map((id) => sessionIn(page, id).boundingBox()))
  return boxes as { [At in keyof Ids]: NonNullable<(typeof boxes)[number]> }
}

const hourAt = async (page: Page, hour: number) =>
  (await page.locator(`[data-hour="${hour * 60}"]`).boundingBox())!

test.group('The calendar and the clocks', () => {
  inEnglish(
    'C5 in the night the clocks change a session stands at its hour, as long as it says, and keeps both when it is moved',
    async ({ assert, browser }) => {
      const centre = await createCentre({ country: 'GB' })
      const office = await openBackOffice(browser, { locale: 'en', centre })
      const { page, say } = office
      const london = { time_zone: 'Europe/London' }
      for (const { sunday, saturdays, sundays, night } of changes) {
        const before = await writeSession(centre, ...saturdays, { ...london, title: 'Chess' })
        const after = await writeSession(centre, ...sundays, { ...london, title: 'Choir' })
        const late = await writeSession(centre, ...night, { ...london, title: 'Watch' })

        for (const layout of ['day', 'week']) {
          await go(office, `/admin/calendar?layout=${layout}&day=${sunday}`)
          const [nine, watch] = await boxesOf(page, after, late)
          const [from, until] = [await hourAt(page, 9), await hourAt(page, 10)]
          const hour = until.y - from.y
          assert.closeTo(nine.y - watch.y, 8.5 * hour, 1, `${layout} ${sunday}`)
          assert.closeTo(watch.height - nine.height, hour, 1, `${layout} ${sunday}`)
          assert.closeTo(nine.y - from.y, 0, hour / 4, `${layout} ${sunday}`)
          await sessionIn(page, after)
            .filter({ hasText: /09:00.{1,3}–.{1,3}10:30/ })
            .waitFor()
          await sessionIn(page, late)
            .filter({ hasText: /00:30.{1,3}–.{1,3}03:00/ })
            .waitFor()
        }

        const [saturday, nine] = await boxesOf(page, before, after)
        assert.closeTo(saturday.y, nine.y, 1)
        await sessionIn(page, before).focus()
        await page.keyboard.press('ArrowRight')
        await page.locator('[data-unkept]').waitFor()
        const [unkept, beside] = await boxesOf(page, before, after)
        assert.closeTo(unkept.y, beside.y, 1)
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog')
        await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
        await page.keyboard.press('Enter')
        await dialog.waitFor({ state: 'detached' })
        const moved = (await sessionsIn(centre)).find(({ id }) => id === before)!
        assert.equal(moved.starts_at.getTime(), Date.parse(sundays[0]))
        assert.equal(moved.ends_at.getTime(), Date.parse(sundays[1]))

        await go(office, `/admin/calendar?layout=rooms&scale=day&day=${sunday}`)
        const [lane, along] = await boxesOf(page, after, late)
        const [from, until] = [await hourAt(page, 9), await hourAt(page, 10)]
        assert.closeTo(lane.x, from.x, 2)
        assert.closeTo(lane.width, 1.5 * (until.x - from.x), 2)
        assert.closeTo(along.width, 2.5 * (until.x - from.x), 2)
      }
      await page.context().close()
    }
  )

  inArabic(
    "C5 today and now are those of the axis, which shows a branch's clocks where it is of one",
    async ({ assert, browser }) => {
      const office = await openBackOffice(browser, { locale: 'ar' })
      const { page, centre, say } = office
      const north = await secondBranch(centre, 'America/New_York')
      const room = await createRoom(centre, { branch_id: north })
      const there = { branch_id: north, room_id: room, time_zone: 'America/New_York' }
      const id = await writeSession(centre, '2030-09-17T01:00Z', '2030-09-17T03:00Z', there)
      const calendar = `/admin/calendar?branch=${north}&layout=`
      // In Riyadh it is five in the morning of the next day
      await page.clock.setFixedTime('2030-09-17T02:00:00Z')

      await go(office, `${calendar}list`)
      await page.locator('#agenda-2030-09-16[data-today]').waitFor()
      await page.getByText(say('calendar.on_now')).waitFor()

      await page.keyboard.press('w')
      const today = page.locator('[data-today]')
      await today.getByText('16').waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.waitForURL(/day=2030-09-23/)
      await page.getByRole('button', { name: say('calendar.today'), exact: true }).click()
      await page.waitForURL((url) => !url.searchParams.has('day'))
      await today.getByText('16').waitFor()

      await go(office, `${calendar}rooms&scale=day`)
      const [{ x, width }] = await boxesOf(page, id)
      const now = await page.evaluate<{ right: number; cell: number }>(
        `(() => {
          const cell = document.querySelector('[data-session]').closest('[role=cell]')
          return { right: parseFloat(getComputedStyle(cell, '::after').right), cell: cell.getBoundingClientRect().right }
        })()`
      )
      assert.closeTo(now.cell - now.right, x + width / 2, 2)
      await page.context().close()
    }
  )
})
