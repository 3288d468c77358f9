import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { test } from '@japa/runner'

const hour = ['2030-09-16T14:00Z', '2030-09-16T15:00Z'] as const

test.group('Editing a class session in a browser', () => {
  inBoth(
    'C11b a session is previewed and moved, and what somebody else changed meanwhile is kept',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await page.setViewportSize({ width: 390, height: 800 })
      const room = await createRoom(centre, { code: 'R1' })
      const id = await writeSession(centre, ...hour, { title: 'Robotics' })
      await go(office, `/admin/class-sessions/${id}`)
      await page.getByRole('button', { name: say('sessions.acts.edit') }).click()
      const dialog = page.getByRole('dialog')
      const starts = page.locator('#field-starts')
      await starts.fill('99:00')
      const preview = dialog.getByRole('button', { name: say('sessions.form.preview_change') })
      await preview.click()
      await page.locator('#field-starts-error').waitFor()
      await starts.fill(locale === 'ar' ? '٧:٣٠ م' : '7:30 pm')
      const [row] = await sessionsIn(centre)
      await edit(centre, row!, { roomId: room })
      await preview.click()
      await dialog.locator('#field-room_id').and(page.locator('[value*="R1"]')).waitFor()
      assert.equal(await starts.inputValue(), locale === 'ar' ? '7:30 م' : '19:30')
      await preview.click()
      const plan = dialog.getByRole('heading', { name: say('sessions.change.edit', { count: 1 }) })
      await plan.and(page.locator(':focus')).waitFor()
      const save = dialog.getByRole('button', { name: say('sessions.form.update') })
      for (const part of [plan, save]) {
        const { y, height } = (await part.boundingBox())!
        assert.isAtLeast(y, 0)
        assert.isAtMost(y + height, 800)
      }
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Tab')
      await save.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const [after] = await sessionsIn(centre)
      assert.equal(after!.starts_at.toISOString(), '2030-09-16T16:30:00.000Z')
      assert.equal(after!.room_id, room)
      await page.context().close()
    }
  )
})
