import type { Locator, Page, Route } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { at, dialogOf, pressLong, sessionIn, week } from '#tests/helpers/browser/calendar'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { createRole } from '#tests/helpers/access/roles'
import { createCentre } from '#tests/helpers/centre/centre'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { sessionsIn } from '#tests/helpers/scheduling/editing'
import { schedule, weekly } from '#tests/helpers/scheduling/planning'
import { createGroup } from '#tests/helpers/teaching/groups'
import { test } from '@japa/runner'

/** Of what stands still: the hours scroll to the first session. */
async function middleOf(drawn: Locator) {
  await drawn.hover({ trial: true })
  const { x, y, width, height } = (await drawn.boundingBox())!
  return { x: x + width / 2, y: y + height / 2, width, height }
}

type Point = { x: number; y: number }

/** As far as before the button is let go. */
async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

test.group('Moving class sessions in the calendar', () => {
  inBoth(
    'C5: a session is dragged; what clashes is told before it is kept, and Escape puts it back',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const room = await createRoom(centre)
      const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics', room_id: room })
      const other = await writeSession(centre, ...at(17, 14), { title: 'Choir', room_id: room })
      // The hours are drawn before it is known what is taught in them; they still open on the first session
      const holdBack = async (route: Route) => {
        await page.locator('[data-time]').first().waitFor({ state: 'attached' })
        await route.continue()
      }
      // Later ones may be under way when the page is closed
      await page.route(/calendar.*from=/, holdBack, { times: 1 })
      await go(office, week)
      const drawn = sessionIn(page, id)
      await drawn.waitFor()
      const [from, taken] = [await middleOf(drawn), await middleOf(sessionIn(page, other))]
      assert.isBelow(from.y, page.viewportSize()!.height / 2)
      await drag(page, from, taken)
      await page.getByText(say('calendar.acts.clash.room')).first().waitFor()
      await page.mouse.up()
      const dialog = dialogOf(office, 'Robotics')
      await dialog.getByText(say('sessions.plan.clashing', { count: 1 })).waitFor()
      await dialog.getByText(say('sessions.blocked.move_room')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.approximately((await middleOf(drawn)).x, from.x, 2)
      await drawn.and(page.locator(':focus')).waitFor()
      // FullCalendar drags the middle of the half hour that is grabbed: its second quarter comes to stand on the fourth
      const grabbed = { x: from.x, y: from.y - from.height / 7 }
      const dropped = { x: from.x + 2 * (taken.x - from.x), y: grabbed.y + (from.height * 2) / 3 }
      await drag(page, grabbed, dropped)
      await page.mouse.up()
      await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const rows = await sessionsIn(centre)
      const moved = rows.find((row) => row.id === id)!
      assert.equal(moved.starts_at.toISOString(), '2030-09-18T11:30:00.000Z')
      assert.equal(moved.ends_at.toISOString(), '2030-09-18T12:30:00.000Z')
      await page.locator('[data-unkept]').waitFor({ state: 'detached' })
      assert.approximately((await middleOf(drawn)).x - from.x, 2 * (taken.x - from.x), 4)
      await page.context().close()
    }
  )

  inBoth(
    'C5: by keys a session goes where the arrow points, and what follows it in its series, too',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const groupId = await createGroup(centre)
      await schedule(
        centre,
        { groupId, title: 'Algebra' },
        {
          ...weekly({ kind: 'count', count: 3 }),
          startsOn: '2030-09-09',
        }
      )
      const [, second] = await sessionsIn(centre)
      await go(office, week)
      const drawn = sessionIn(page, second!.id)
      await drawn.focus()
      const before = await middleOf(drawn)
      await page.keyboard.press('ArrowRight')
      await page.locator('[data-unkept]').waitFor()
      assert.isAbove((await middleOf(drawn)).x, before.x)
      await page.keyboard.press('Escape')
      await page.locator('[data-unkept]').waitFor({ state: 'detached' })
      const later = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
      for (const key of [later, 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown'])
        await page.keyboard.press(key)
      await page
        .getByRole('status')
        .filter({ hasText: locale === 'ar' ? 'Esc' : 'Escape' })
        .waitFor()
      await drawn.and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Enter')
      const dialog = dialogOf(office, 'Algebra')
      await dialog.locator('#field-scope').click()
      await page.getByRole('option', { name: say('sessions.scope.following') }).click()
      await dialog.getByText(say('sessions.change.move', { count: 2 })).waitFor()
      await dialog
        .getByRole('button', { name: say('calendar.acts.keep', { count: 2 }) })
        .press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const starts = (await sessionsIn(centre)).map((row) => row.starts_at.toISOString())
      assert.deepEqual(starts, [
        ...['2030-09-09T14:00:00.000Z', '2030-09-17T14:30:00.000Z', '2030-09-24T14:30:00.000Z'],
      ])
      const [, row] = await sessionsIn(centre)
      assert.equal(row!.ends_at.toISOString(), '2030-09-17T16:15:00.000Z')
      await page.context().close()
    }
  )

  inArabic(
    'C11b: on a phone a long press opens the menu, and "Move…" moves to a room that is free',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const room = await createRoom(centre, { code: 'R2', name_en: 'Blue', name_ar: 'الزرقاء' })
      const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics' })
      await go(office, '/admin/calendar?day=2030-09-16')
      const drawn = sessionIn(page, id).last()
      const menu = await pressLong(page, drawn)
      assert.deepEqual(await axeViolations(page), [])
      await menu.getByRole('menuitem', { name: say('calendar.acts.move'), exact: true }).click()
      const dialog = dialogOf(office, 'Robotics')
      await dialog.locator('#field-starts').fill('٤:٣٠ م')
      await dialog.getByRole('button', { name: say('calendar.acts.another_room') }).click()
      await dialog.locator('#field-room_id').click()
      await page.getByRole('option', { name: /الزرقاء/ }).click()
      await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
      await dialog.getByRole('button', { name: say('calendar.acts.keep', { count: 1 }) }).click()
      await dialog.waitFor({ state: 'detached' })
      const [row] = await sessionsIn(centre)
      assert.equal(row!.starts_at.toISOString(), '2030-09-16T13:30:00.000Z')
      assert.equal(row!.room_id, room)
      await page.context().close()
    }
  )

  inBoth(
    'C5: time drawn over opens the form with it, and an edge that is drawn makes it longer',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics', group_id: group })
      const evening = await writeSession(centre, ...at(16, 16), { group_id: group })
      await go(office, `${week}&group=${group}`)
      const drawn = sessionIn(page, id)
      await drawn.waitFor()
      const { x, y, height } = await middleOf(drawn)
      const { y: later } = await middleOf(sessionIn(page, evening))
      const hour = (later - y) / 2
      const edge = y + height / 2 - 2
      await drag(page, { x, y: edge }, { x, y: edge + hour / 2 })
      await page.mouse.up()
      const dialog = dialogOf(office, 'Robotics')
      await dialog.getByText(say('sessions.change.move', { count: 1 })).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const [row] = await sessionsIn(centre)
      assert.equal(row!.ends_at.toISOString(), '2030-09-16T12:30:00.000Z')
      await drag(page, { x, y: later + 1.5 * hour + 3 }, { x, y: later + 2.5 * hour - 3 })
      await page.mouse.up()
      const form = page.getByRole('dialog', { name: say('sessions.create_title') })
      await form.locator('[id="field-slots.0.starts"]').waitFor()
      const value = (name: string) => form.locator(`[id="field-${name}"]`).inputValue()
      const starts = await value('slots.0.starts')
      assert.match(starts, locale === 'ar' ? /^6:00\sم$/ : /^18:00$/)
      assert.equal(await value('slots.0.minutes'), '60')
      await form.getByRole('button', { name: say('sessions.form.create') }).click()
      await form.waitFor({ state: 'detached' })
      const [, , created] = await sessionsIn(centre)
      assert.equal(created!.starts_at.toISOString(), '2030-09-16T15:00:00.000Z')
      assert.equal(created!.group_id, group)
      await page.context().close()
    }
  )

  inEnglish(
    'C5: who may only look moves nothing, and is offered nothing that changes',
    async (context) => {
      const { locale, assert, browser } = context
      const centre = await createCentre()
      const { name } = await createRole(centre, { permissions: ['admin.sessions.index'] })
      const office = await openBackOffice(browser, { locale, centre, roles: [name] })
      const { page, say } = office
      const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics' })
      await go(office, week)
      const drawn = sessionIn(page, id)
      const from = await middleOf(drawn)
      await drag(page, from, { x: from.x + from.width, y: from.y })
      await page.mouse.up()
      await drawn.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+F10')
      const offered = page.getByRole('menuitem')
      await offered.first().waitFor()
      assert.deepEqual(await offered.allTextContents(), [
        ...[say('calendar.acts.open'), say('calendar.acts.copy_link')],
      ])
      assert.equal(await page.locator('[data-unkept]').count(), 0)
      assert.equal(await page.getByRole('button', { name: say('calendar.acts.create') }).count(), 0)
      await page.keyboard.press('Escape')
      await drawn.and(page.locator(':focus')).waitFor()
      await page.context().close()
    }
  )
})
