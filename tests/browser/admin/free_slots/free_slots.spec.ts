import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { at, dialogOf, sessionIn, week } from '#tests/helpers/browser/calendar'
import { handOf } from '#tests/helpers/browser/calendar_acts'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { hoursText } from '#tests/helpers/words/hours_text'
import { test } from '@japa/runner'

const monday = '2030-09-16'
const hour = (from: number, to: number) =>
  [`${monday}T${from - 3}:00Z`, `${monday}T${to - 3}:00Z`] as const

test.group('Finding a free time in a browser', () => {
  inBoth(
    'a time is found beside the form, chosen and saved; a busy room comes last and says so',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await page.setViewportSize({ width: 390, height: 800 })
      const instructor = await createInstructor(centre)
      const group = await createGroup(centre, { instructorId: instructor })
      const [busy, room] = [
        await createRoom(centre, { code: 'R1', capacity: 12 }),
        await createRoom(centre, { code: 'R2', capacity: 15 }),
      ]
      await writeSession(centre, ...hour(16, 17), { room_id: busy })
      await go(office, `/admin/class-sessions/create?group=${group}`)
      await page.locator('#field-repeats').click()
      await page.getByRole('option', { name: say('sessions.repeats.once') }).click()
      await page.locator('#field-starts_on').fill('16/9/2030')
      const open = page.getByRole('button', { name: say('free_slots.find') })
      await open.click()
      const dialog = page.getByRole('dialog')
      const field = (name: string) => page.locator(`[id="field-slot.${name}"]`)
      await field('latest').fill('99:00')
      await page.locator('[id="field-slot.latest-error"]').waitFor()
      await field('latest').fill('17:00')
      await field('earliest').fill('16:00')
      await field('until').fill('16/9/2030')
      await dialog.getByText(say('free_slots.count', { count: 1 })).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: hoursText(locale, '16:00', '17:00') }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(hoursText(locale, '16:00', '17:00')).waitFor()
      const starts = page.locator('[id="field-slots.0.starts"]')
      assert.equal(await starts.inputValue(), locale === 'ar' ? '4:00 م' : '16:00')
      const rooms = page.locator('#field-room_id')
      assert.match(await rooms.inputValue(), /R2/)
      await rooms.click()
      await page
        .getByRole('option', { name: say('free_slots.hindrances.busy') })
        .first()
        .waitFor()
      const options = await page.getByRole('option').allTextContents()
      assert.match(options.at(-1)!, /R1/)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('sessions.form.create') }).click()
      await page.waitForURL(/class-sessions\/[\da-f-]{36}$/)
      const [saved] = await rowsOf(centre, 'class_sessions', { group_id: group })
      assert.containsSubset(saved, { room_id: room, instructor_id: instructor })
      assert.equal(saved.starts_at.toISOString(), '2030-09-16T13:00:00.000Z')
      await page.context().close()
    }
  )

  inEnglish('a session is moved to a time that is free', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, centre, say } = office
    const room = await createRoom(centre)
    const id = await writeSession(centre, ...hour(16, 17), { room_id: room, title: 'Robotics' })
    await writeSession(centre, ...hour(17, 18), { room_id: room, title: 'Chess' })
    await go(office, `/admin/class-sessions/${id}`)
    await page.getByRole('button', { name: say('sessions.acts.edit') }).click()
    await page.getByRole('button', { name: say('free_slots.find') }).click()
    const search = page.getByRole('dialog', { name: say('free_slots.title') })
    await search
      .getByRole('button', { name: hoursText(locale, '15:00', '16:00') })
      .first()
      .click()
    await search.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: say('sessions.form.preview_change') }).click()
    await page.getByRole('button', { name: say('sessions.form.update') }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const [saved] = await rowsOf(centre, 'class_sessions', { id })
    assert.equal(saved.starts_at.toISOString(), '2030-09-16T12:00:00.000Z')
    await page.context().close()
  })

  inArabic(
    'C5 a session of the calendar is moved to a free time, with what is taken that week in sight',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const instructor = { instructor_id: await createInstructor(centre) }
      const room = { room_id: await createRoom(centre) }
      const robotics = { title: 'Robotics', ...instructor, ...room }
      const id = await writeSession(centre, ...at(16, 14), robotics)
      await writeSession(centre, ...at(17, 14), instructor)
      await writeSession(centre, ...at(18, 16), room)
      await go(office, week)
      await handOf(office, 'mouse').act(sessionIn(page, id), 'move')
      const dialog = dialogOf(office, 'Robotics')
      const taken = dialog.getByRole('region', { name: say('free_slots.busy_week.title') })
      const when = [hoursText(locale, '14:00', '15:00'), hoursText(locale, '16:00', '17:00')]
      for (const [index, who] of (['instructor', 'room'] as const).entries())
        await taken
          .getByTitle(`${say(`free_slots.busy_week.${who}`)} ${when[index]}`, { exact: true })
          .waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.setViewportSize({ width: 390, height: 844 })
      const lines = taken.getByRole('listitem')
      await lines.nth(1).waitFor()
      const [first, second] = await lines.allTextContents()
      assert.isTrue(first!.endsWith(`${when[0]} · ${say('free_slots.busy_week.instructor')}`))
      assert.isTrue(second!.endsWith(`${when[1]} · ${say('free_slots.busy_week.room')}`))
      assert.isAtMost(await sidewaysScroll(page), 0)

      await dialog.getByRole('button', { name: say('free_slots.find') }).click()
      const search = page.getByRole('dialog', { name: say('free_slots.title') })
      const free = search.getByRole('button', { name: hoursText(locale, '15:00', '16:00') })
      await free.first().waitFor()
      await free.first().click()
      await search.waitFor({ state: 'detached' })
      await dialog.getByRole('button', { name: say('calendar.acts.another_room') }).click()
      await dialog.locator('#field-room_id').click()
      await page
        .getByRole('option', { name: say('free_slots.free') })
        .first()
        .waitFor()
      await page.keyboard.press('Escape')
      await handOf(office, 'mouse').save('calendar.acts.keep', 1)
      const [saved] = await rowsOf(centre, 'class_sessions', { id })
      assert.containsSubset(saved, robotics)
      assert.equal(saved.starts_at.toISOString(), '2030-09-16T12:00:00.000Z')
      await page.context().close()
    }
  )

  inArabic(
    '1.8 a monthly series shows what is taken in its first week',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const instructor = await createInstructor(centre)
      const group = await createGroup(centre, { instructorId: instructor })
      await writeSession(centre, ...hour(17, 18), { instructor_id: instructor })
      await go(office, `/admin/class-sessions/create?group=${group}`)
      await page.locator('#field-repeats').click()
      await page.getByRole('option', { name: say('sessions.repeats.monthly') }).click()
      await page.locator('#field-starts_on').fill('16/9/2030')
      await page
        .getByRole('region', { name: say('free_slots.busy_week.title') })
        .getByTitle(hoursText(locale, '17:00', '18:00'))
        .waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'a weekly time is added to a group’s pattern, and nothing free is said so',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await createRoom(centre, { code: 'R1' })
      await go(office, `/admin/groups/${group}?tab=pattern`)
      await page.getByRole('button', { name: say('groups.pattern.add') }).click()
      await page.getByRole('button', { name: say('free_slots.find') }).click()
      const dialog = page.getByRole('dialog')
      await page.locator('[id="field-slot.minutes"]').fill('840')
      await dialog
        .getByRole('button', { name: hoursText(locale, '08:00', '22:00') })
        .first()
        .waitFor()
      await page.locator('[id="field-slot.minutes"]').fill('60')
      await dialog
        .getByRole('button', { name: hoursText(locale, '09:00', '10:00') })
        .first()
        .click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: say('groups.pattern.save') }).click()
      await page.getByRole('button', { name: say('groups.pattern.edit') }).waitFor()
      const slots = await rowsOf(centre, 'group_slots', { group_id: group })
      assert.deepEqual(
        slots.map(({ starts, minutes }) => [starts, minutes]),
        [['09:00:00', 60]]
      )
      assert.isNotNull((await rowsOf(centre, 'group_patterns', { group_id: group }))[0].room_id)
      await page.context().close()
    }
  )
})
