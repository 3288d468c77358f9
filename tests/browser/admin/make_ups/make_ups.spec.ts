import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { missedSession, otherSession, stateOf } from '#tests/helpers/attendance/make_ups'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'
import { createCentre } from '#tests/helpers/centre/centre'

test.group('Make-ups in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inEnglish(
    'one is booked, given back, extended, waived, and had again by its toast',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { credit, group } = await missedSession(centre)
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, '/admin/make-ups')
      const open = async (act: string) => {
        await page.locator('[data-row-acts]').first().getByRole('button').last().click()
        await page.getByRole('menuitem', { name: say(`make_ups.acts.${act}`) }).click()
        return page.getByRole('dialog')
      }
      const done = (flash: string) =>
        page.getByText(say(`make_ups.flash.${flash}`), { exact: true }).waitFor()
      const vain = await open('book')
      await vain.getByText(say('make_ups.book.none')).waitFor()
      assert.equal(await vain.getByRole('button', { name: say('make_ups.acts.book') }).count(), 0)
      await vain.getByText(say('app.close'), { exact: true }).click()
      await otherSession(centre, group)
      const booking = await open('book')
      await booking.getByText(say('ui.form.required')).first().waitFor()
      await booking.getByRole('radio').first().check()
      assert.isEmpty(await axeViolations(page))
      await booking.getByRole('button', { name: say('make_ups.acts.book') }).click()
      await done('booked')
      const unbooking = await open('unbook')
      await unbooking.getByRole('button', { name: say('make_ups.unbook.keep') }).waitFor()
      await unbooking.getByRole('button', { name: say('make_ups.acts.unbook') }).click()
      await done('unbooked')
      assert.equal(await stateOf(centre, credit), 'available')
      const extending = await open('extend')
      const reason = say('make_ups.fields.reason')
      await extending.getByLabel(say('make_ups.fields.expires_on')).fill('2027-06-01')
      await extending.getByLabel(reason).fill('Ill')
      await extending.getByRole('button', { name: say('make_ups.acts.extend') }).click()
      await done('extended')
      const waiving = await open('waive')
      await waiving.getByLabel(reason).fill('They moved')
      await waiving.getByRole('button', { name: say('make_ups.acts.waive') }).click()
      await done('waived')
      assert.equal(await stateOf(centre, credit), 'waived')
      await page.getByRole('button', { name: say('ui.list.undo') }).click()
      await done('taken_back')
      assert.equal(await stateOf(centre, credit), 'available')
      await page.locator('[data-row-id]').first().getByText(say('make_ups.state.available')).click()
      await page.waitForURL(/students\/[^/]+\?tab=make_ups$/)
    }
  )
})
