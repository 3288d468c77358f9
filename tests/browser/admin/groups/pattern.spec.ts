import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { SetPattern } from '#domain/scheduling/patterns/actions/set_pattern'
import { system } from '#domain/shared/audit/actor'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createRoom } from '#tests/helpers/scheduling/class_sessions'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { hoursText } from '#tests/helpers/words/hours_text'

const column = (page: Page, weekday: number) => page.locator(`[data-weekday="${weekday}"]`)

/** Presses on a day at one hour, and lets go at another. */
async function drawOver(page: Page, weekday: number, from: number, until: number) {
  const { x, y, width, height } = (await column(page, weekday).boundingBox())!
  const across = x + width / 2
  await page.mouse.move(across, y + (from / 24) * height)
  await page.mouse.down()
  await page.mouse.move(across, y + (until / 24) * height, { steps: 4 })
  await page.mouse.up()
}

test.group('The weekly pattern of a group in a browser', () => {
  inBoth(
    'C11 times are drawn by the pointer, moved by keys in reading direction, and typed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await go(office, `/admin/groups/${group}?tab=pattern`)
      await page.getByRole('button', { name: say('groups.pattern.add') }).click()
      await page.locator('[data-week-grid]').scrollIntoViewIfNeeded()
      await drawOver(page, 2, 16, 17.5)
      await column(page, 2)
        .locator('button:focus')
        .getByText(hoursText(locale, '16:00', '17:30'))
        .waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await column(page, 3)
        .locator('button:focus')
        .getByText(hoursText(locale, '16:15', '18:00'))
        .waitFor()

      await drawOver(page, 3, 17.95, 18.5)
      await column(page, 3)
        .getByText(hoursText(locale, '16:15', '18:30'))
        .waitFor()
      await page.locator('[data-add="4"]').click()
      await column(page, 4).locator('button:focus').press('Enter')
      await page.getByLabel(say('ui.week_grid.from'), { exact: true }).fill('٢٣:٠٠')
      await page.getByLabel(say('ui.week_grid.until'), { exact: true }).fill('00:30')
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Enter')
      await column(page, 5)
        .getByText(hoursText(locale, '23:00', '00:30'))
        .waitFor()
      await page.locator('[data-add="1"]').click()
      await column(page, 1).locator('button:focus').press('Delete')
      await page.locator('[data-add="1"]:focus').waitFor()
      await page.getByRole('button', { name: say('groups.pattern.save') }).click()
      await page.getByRole('button', { name: say('groups.pattern.edit') }).waitFor()
      const rows = await rowsOf(centre, 'group_slots')
      assert.deepEqual(
        rows.map(({ weekday, starts, minutes }) => [weekday, starts, minutes]).sort(),
        [
          [3, '16:15:00', 135],
          [4, '23:00:00', 90],
        ]
      )
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('link', { name: say('groups.acts.schedule') }).click()
      assert.equal(
        await page.locator('[id="field-slots.1.starts"]').inputValue(),
        locale === 'ar' ? '11:00 م' : '23:00'
      )
      assert.equal(await page.locator('[id="field-slots.1.minutes"]').inputValue(), '90')
      await page.context().close()
    }
  )

  inEnglish(
    'C11 on a phone the days are a list; the last term’s times are copied, a wrong one is told',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const courseId = await createCourse(centre)
      const before = await createGroup(centre, { courseId, startsOn: '2026-01-01' })
      const group = await createGroup(centre, { courseId })
      const roomId = await createRoom(centre, { capacity: 1 })
      const saving = { tenantId: centre.id, actor: system, version: 0, roomId }
      const slots = [{ weekday: 7, starts: '16:00', minutes: 90 } as const]
      await new SetPattern().execute({ ...saving, groupId: before, slots })
      await go(office, `/admin/groups/${group}?tab=pattern`)
      await page.getByRole('button', { name: say('groups.pattern.add') }).click()
      await page.getByRole('button', { name: say('groups.pattern.copy') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(hoursText(locale, '16:00', '17:30')).waitFor()
      await dialog.getByRole('button', { name: say('groups.pattern.copy_take') }).click()
      await dialog.waitFor({ state: 'detached' })
      const until = page.getByLabel('Sunday, until')
      assert.equal(await until.inputValue(), '17:30')
      await until.fill('16:00')
      const save = page.getByRole('button', { name: say('groups.pattern.save') })
      await save.click()
      await page.getByRole('alert').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await until.fill('17:00')
      await save.click()
      await page.getByText(hoursText(locale, '16:00', '17:00')).waitFor()
      await page.getByText(say('groups.pattern.room_small')).waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      const rows = await rowsOf(centre, 'group_slots', { group_id: group })
      assert.deepInclude(rows[0], { weekday: 7, minutes: 60 })
      await page.context().close()
    }
  )
})
