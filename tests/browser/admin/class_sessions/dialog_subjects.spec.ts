import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { missedSession } from '#tests/helpers/attendance/make_ups'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { createCentre } from '#tests/helpers/centre/centre'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'

test.group('What a dialog acts on', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inBoth(
    'the dialogs of a session name it with its day and hours, those of a record its name',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const { student } = await missedSession(centre)
      const group = await createGroup(centre, { titleEn: 'Robotics B', titleAr: 'الروبوت ب' })
      const session = await writeSession(centre, '2026-11-27T13:00Z', '2026-11-27T14:00Z', {
        type: 'regular',
        group_id: group,
      })
      const room = await createRoom(centre, { name_en: 'Hall', name_ar: 'القاعة' })
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      const dialog = page.getByRole('dialog')
      const heading = page.getByRole('main').locator('h1')
      const close = async () => {
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }

      await go(office, `/admin/class-sessions/${session}`)
      const [name, hours] = [
        await heading.innerText(),
        await page
          .getByRole('main')
          .locator('bdi')
          .filter({ hasText: /27|٢٧/ })
          .first()
          .innerText(),
      ]
      for (const act of ['cancel', 'substitute', 'room']) {
        await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
        await page.getByRole('menuitem', { name: say(`sessions.acts.${act}`), exact: true }).click()
        await dialog.getByText(name, { exact: true }).waitFor()
        await dialog.getByText(hours, { exact: true }).waitFor()
        if (act === 'cancel') {
          await dialog.getByText(say('sessions.change.cancel', { count: 1 })).waitFor()
          assert.isEmpty(await axeViolations(page))
        }
        await close()
      }

      await go(office, `/admin/students/${student}?tab=make_ups`)
      const child = await heading.locator('bdi').first().innerText()
      await go(office, '/admin/make-ups')
      await page.locator('[data-row-acts]').first().getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say('make_ups.acts.waive') }).click()
      await dialog.getByText(child, { exact: true }).waitFor()
      await close()

      await go(office, `/admin/rooms/${room}`)
      await page.getByRole('button', { name: say('rooms.closures.add') }).click()
      await dialog.getByText(locale === 'ar' ? 'القاعة' : 'Hall', { exact: true }).waitFor()
      await page.context().close()
    }
  )
})
