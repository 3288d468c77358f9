import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { test } from '@japa/runner'

const hour = ['2099-09-14T14:00Z', '2099-09-14T15:00Z'] as const

test.group('Cancelling and restoring in a browser', () => {
  inBoth(
    'chosen sessions are cancelled from the list, and one restored over a clash from its page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await page.setViewportSize({ width: 390, height: 800 })
      const room = await createRoom(centre)
      const id = await writeSession(centre, ...hour, { room_id: room, title: 'Robotics' })
      await writeSession(centre, '2020-09-14T14:00Z', '2020-09-14T15:00Z', { title: 'Fair' })
      await go(office, '/admin/class-sessions?when=all')
      for (const box of await page.getByRole('main').getByRole('checkbox').all())
        if (!(await box.isChecked())) await box.check()
      await page
        .getByRole('button', { name: say('sessions.acts.cancel_many', { count: 2 }) })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('sessions.change.cancel', { count: 1 })).waitFor()
      await dialog.getByText(say('sessions.change.left.past', { count: 1 })).waitFor()
      await dialog.locator('#field-cancel_reason').fill('Sandstorm')
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.lengthOf(await rowsOf(centre, 'class_sessions', { cancel_reason: 'Sandstorm' }), 1)
      await writeSession(centre, ...hour, { room_id: room, title: 'Open day' })
      await go(office, `/admin/class-sessions/${id}`)
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('sessions.acts.restore') }).click()
      await dialog.getByRole('link', { name: /Open day/ }).waitFor()
      const restore = dialog.getByRole('button', { name: say('sessions.acts.restore') })
      await restore.click()
      await dialog.getByText(say('sessions.blocked.restore')).waitFor()
      const asked = page.locator('#field-clash_reason-error')
      await asked.getByText(say('sessions.errors.clash_reason')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.locator('#field-clash_reason').fill('Two halves of the hall')
      await restore.click()
      await dialog.waitFor({ state: 'detached' })
      const [row] = await rowsOf(centre, 'class_sessions', { id })
      assert.equal(row.status, 'scheduled')
      await page.context().close()
    }
  )
})
