import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { finding } from '#tests/helpers/scheduling/severities'

test.group('Scheduling checks', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  inArabic(
    'C19 one that blocks is chosen by keyboard, refuses a session and is overridden with a reason',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { groupId, roomId } = await finding.room_capacity(centre)
      await go(office, '/admin/settings/general')
      const capacity = page.getByRole('radiogroup', {
        name: say('general.fields.check_room_capacity'),
      })
      await capacity.getByRole('radio', { name: say('general.severity.warn') }).focus()
      await page.keyboard.press('ArrowDown')
      assert.isTrue(
        await capacity.getByRole('radio', { name: say('general.severity.block') }).isChecked()
      )
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('general.save') }).click()
      await page.getByText(say('general.flash.saved')).first().waitFor()

      const [room] = await rowsOf(centre, 'rooms', { id: roomId })
      await go(office, `/admin/class-sessions/create?group=${groupId}`)
      await page.locator('#field-room_id').fill(room.code)
      await page.getByRole('option', { name: new RegExp(room.code) }).click()
      await page.locator('[id="field-slots.0.starts"]').fill('17:00')
      await page.locator('#field-starts_on').fill('7/9/2026')
      await page.locator('#field-ends_on').fill('14/9/2026')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      const plan = page.getByRole('region', { name: say('sessions.plan.title') })
      await plan.getByText(`${say('sessions.plan.blocked')} · `).waitFor()
      await plan.getByText(say('sessions.plan.clashing', { count: 2 })).waitFor()
      const save = page.getByRole('button', { name: say('sessions.form.create') })
      await save.click()
      await page.locator('#field-clash_reason-error').waitFor()
      await page.locator('#field-clash_reason').fill('كراسٍ إضافية')
      await save.click()
      await page.waitForURL(/class-sessions\?group=/)
      const rows = await rowsOf(centre, 'class_sessions', { group_id: groupId })
      assert.deepEqual(
        rows.map(({ check_reason, checks_allowed }) => [check_reason, checks_allowed]),
        [
          ['كراسٍ إضافية', ['room_capacity']],
          ['كراسٍ إضافية', ['room_capacity']],
        ]
      )
      await go(office, `/admin/class-sessions/${rows[0].id}`)
      const checks = say('sessions.checks_allowed.room_capacity')
      await page.getByText(say('sessions.show.let_past', { checks })).waitFor()
      await page.context().close()
    }
  )
})
