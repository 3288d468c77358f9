import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { test } from '@japa/runner'

const hour = ['2099-09-14T14:00Z', '2099-09-14T15:00Z'] as const

test.group('Another room or instructor in a browser', () => {
  inBoth(
    'chosen sessions change rooms over a clash from the list, what is past left alone, and one is taken over on its page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await page.setViewportSize({ width: 390, height: 800 })
      const room = await createRoom(centre, { code: 'R1' })
      const substitute = await createInstructor(centre)
      const id = await writeSession(centre, ...hour, { title: 'Robotics' })
      await writeSession(centre, ...hour, { title: 'Open day', room_id: room })
      await writeSession(centre, '2020-09-14T14:00Z', '2020-09-14T15:00Z', { title: 'Robotics' })
      await go(office, '/admin/class-sessions?q=robotics')
      await page.getByText(say('ui.list.when.all'), { exact: true }).click()
      await page.waitForURL(/when=all/)
      await page.getByRole('checkbox').nth(1).waitFor()
      for (const box of await page.getByRole('main').getByRole('checkbox').all())
        if (!(await box.isChecked())) await box.check()
      await page.getByRole('button', { name: say('sessions.acts.room_many', { count: 2 }) }).click()
      const dialog = page.getByRole('dialog')
      const save = dialog.locator('button[type=submit]')
      await save.click()
      await dialog.locator('#field-room_id-error').waitFor()
      await dialog.locator('#field-room_id').fill('R1')
      await page.getByRole('option', { name: /R1/ }).click()
      await dialog.getByText(say('sessions.plan.clashing', { count: 1 })).waitFor()
      await dialog.getByText(say('sessions.change.left.past', { count: 1 })).waitFor()
      await dialog.getByRole('link', { name: /Open day/ }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await save.click()
      await dialog.locator('#field-clash_reason-error').waitFor()
      await dialog.locator('#field-clash_reason').fill('Two halves of the hall')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.lengthOf(await rowsOf(centre, 'class_sessions', { room_id: room }), 2)
      await go(office, `/admin/class-sessions/${id}`)
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('sessions.acts.substitute') }).click()
      await dialog.locator('#field-instructor_id').focus()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await dialog.getByText(say('sessions.change.substitute', { count: 1 })).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await save.click()
      await dialog.waitFor({ state: 'detached' })
      const [row] = await rowsOf(centre, 'class_sessions', { id })
      assert.equal(row.instructor_id, substitute)
      await page.context().close()
    }
  )
})
