import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'

const record = /\/admin\/rooms\/[0-9a-f-]{36}$/

test.group('Rooms in a browser', () => {
  inEnglish(
    'a room is added with its equipment, taken out of use and returned',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const save = page.getByRole('button', { name: say('rooms.form.create') })
      await go(office, '/admin/rooms')
      await page.getByText(say('rooms.first_use.title')).waitFor()
      const add = page.getByRole('main').getByRole('link', { name: say('rooms.add') })
      await add.click()
      await page.locator('#field-name_en').fill('Science lab')
      const equipment = page.locator('#field-equipment')
      await equipment.fill('Projector')
      await equipment.press('Enter')
      await equipment.pressSequentially('Sink,Smart board')
      await save.click()
      await page.locator('#field-capacity-error').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.locator('#field-capacity').fill('24')
      await save.click()
      await page.waitForURL(record)
      const [room] = await rowsOf(centre, 'rooms')
      assert.deepEqual(room.equipment, ['Projector', 'Sink', 'Smart board'])

      await page.getByRole('button', { name: say('rooms.closures.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('#field-reason').fill('Painting')
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: say('rooms.closures.save') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText(say('rooms.closures.open')).waitFor()
      await page.setViewportSize({ width: 390, height: 800 })
      await go(office, '/admin/rooms?state=closed')
      await page.getByRole('link', { name: 'Science lab' }).click()
      await page.waitForURL(record)
      await page.getByRole('button', { name: /^Remove the out-of-use period/ }).click()
      await page.getByRole('button', { name: say('ui.remove.confirm') }).click()
      await page.getByText(say('rooms.closures.none')).waitFor()
      assert.isEmpty(await rowsOf(centre, 'room_closures'))
      await page.context().close()
    }
  )

  inEnglish(
    'a room with sessions to come is archived once it is said that they lose it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await page.setViewportSize({ width: 390, height: 800 })
      const room = await createRoom(centre)
      const hour = ['2099-09-14T14:00Z', '2099-09-14T15:00Z'] as const
      const session = await writeSession(centre, ...hour, { room_id: room })
      await go(office, `/admin/rooms/${room}`)
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('ui.list.archive') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('rooms.booked.text', { count: 1 })).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('radio', { name: say('rooms.booked.released') }).check()
      await dialog.getByRole('button', { name: say('rooms.booked.confirm') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.isNotNull((await rowsOf(centre, 'rooms', { id: room }))[0].archived_at)
      assert.isNull((await rowsOf(centre, 'class_sessions', { id: session }))[0].room_id)
      await page.context().close()
    }
  )
})
