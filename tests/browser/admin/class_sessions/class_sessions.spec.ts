import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { test } from '@japa/runner'

test.group('Class sessions in a browser', () => {
  inBoth(
    'a series is previewed, its clash named, and saved with a reason',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      const room = await createRoom(centre, { code: 'R1' })
      await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:00Z', {
        room_id: room,
        title: 'Open day',
      })
      await go(office, `/admin/class-sessions/create?group=${group}`)
      await page.locator('#field-room_id').fill('R1')
      await page.getByRole('option', { name: /R1/ }).click()
      await page.locator('#field-starts_on').fill('7/9/2026')
      await page.locator('[id="field-slots.0.starts"]').fill('17:00')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      await page.locator('#field-ends_on-error').waitFor()
      await page.locator('#field-ends_on').fill('21/9/2026')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      const plan = page.getByRole('region', { name: say('sessions.plan.title') })
      await plan.getByRole('link', { name: /Open day/ }).waitFor()
      assert.lengthOf(await plan.getByRole('listitem').all(), 3)
      assert.deepEqual(await axeViolations(page), [])
      const save = page.getByRole('button', { name: say('sessions.form.create') })
      await save.click()
      await page.locator('#field-clash_reason-error').waitFor()
      await page.locator('#field-clash_reason').fill('Two halves of the hall')
      await save.click()
      await page.waitForURL(/class-sessions\?group=/)
      assert.lengthOf(await rowsOf(centre, 'class_sessions', { group_id: group }), 3)
      await page
        .getByRole('main')
        .getByRole('link', { name: /2026|٢٠٢٦/ })
        .first()
        .click()
      await page.getByText(say('sessions.show.is_of_series'), { exact: true }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )

  inArabic(
    'two times a week are previewed and saved together',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await go(office, `/admin/class-sessions/create?group=${group}`)
      await page.locator('#field-starts_on').fill('7/9/2026')
      await page.locator('#field-ends_on').fill('20/9/2026')
      await page.locator('[id="field-slots.0.starts"]').fill('17:00')
      await page.getByRole('button', { name: say('sessions.form.add_time') }).click()
      await page.locator('[id="field-slots.1.weekday"]').click()
      await page.getByRole('option', { name: 'الأربعاء' }).click()
      await page.locator('[id="field-slots.1.starts"]').fill('18:30')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      const plan = page.getByRole('region', { name: say('sessions.plan.title') })
      await plan.getByRole('listitem').nth(3).waitFor()
      await page.getByRole('button', { name: say('sessions.form.create') }).click()
      await page.waitForURL(/class-sessions\?group=/)
      const rows = await rowsOf(centre, 'class_sessions', { group_id: group })
      assert.sameMembers(
        rows.map(({ starts_at }) => starts_at.toISOString()),
        ['07T14:00', '09T15:30', '14T14:00', '16T15:30'].map((at) => `2026-09-${at}:00.000Z`)
      )
      await page.context().close()
    }
  )
})
