import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { sayPolicy } from '#tests/helpers/attendance/attendance'
import { booked, missedSession, otherSession, stateOf } from '#tests/helpers/attendance/make_ups'
import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth } from '#tests/helpers/browser/languages'
import { open } from '#tests/helpers/browser/navigate'
import { openAt } from '#tests/helpers/browser/open_at'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type Centre, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { link } from '#tests/helpers/people/guardians'

const phone = '+966112345678'

const answerPhone = (centre: Centre) =>
  asOwner()
    .updateTable('platform.tenants')
    .set({ phone, whatsapp: true })
    .where('id', '=', centre.id)
    .execute()

test.group('A booked make-up on a family’s phone', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inBoth(
    '2.7 is cancelled after what follows was read; too late, the centre’s phone and WhatsApp are there',
    async ({ assert, browser, locale, cleanup }) => {
      const centre = await createCentre()
      await answerPhone(centre)
      await sayPolicy(centre, { make_up_bookers: 'families', notice_hours: 24 })
      const { group, student, credit } = await missedSession(centre)
      const there = await otherSession(centre, group)
      await booked(centre, credit, there.session)
      const account = await createPerson(centre, 'guardian')
      await link(centre, student, account.personId)
      const page = await openAt(browser, {
        centre,
        account,
        locale,
        path: '/attendance',
        width: 390,
      })
      const say = (key: string) => message(locale, key)
      const dialog = page.getByRole('dialog')
      const call = page.locator(`main a[href="tel:${phone}"]`)
      const ask = async () => {
        await page.getByText(say('own_attendance.make_ups.unbook'), { exact: true }).click()
        await dialog.getByText(say('make_ups.unbook.text'), { exact: true }).waitFor()
      }
      const confirm = () =>
        dialog.getByRole('button', { name: say('make_ups.acts.unbook'), exact: true }).click()
      await ask()
      assert.equal(await call.count(), 0, 'nobody is told to call yet')
      assert.deepEqual(await axeViolations(page), [])
      cleanup(freezeClock('2026-11-26T13:01Z'))
      await confirm()
      await page.getByText(say('make_ups.errors.too_late')).waitFor()
      await dialog.waitFor({ state: 'detached' })
      await call.first().waitFor()
      await page
        .locator('main')
        .getByRole('link', { name: say('app.contact.whatsapp') })
        .first()
        .waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.equal(await sidewaysScroll(page), 0)
      assert.equal(await stateOf(centre, credit), 'booked')

      cleanup(freezeClock('2026-11-25T13:10Z'))
      await page.reload()
      await ask()
      await confirm()
      await page.getByText(say('make_ups.flash.unbooked'), { exact: true }).waitFor()
      assert.equal(await stateOf(centre, credit), 'available')
      await page.context().close()
    }
  )
})

test.group('A student’s profile on a phone', () => {
  inArabic(
    '2.7 has the centre’s phone and WhatsApp where it says to ask the office',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      await answerPhone(centre)
      const account = await createPerson(centre, 'student')
      const page = await openAt(browser, {
        centre,
        account,
        locale,
        path: '/profile',
        context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      })
      const call = page.locator(`main a[href="tel:${phone}"]`)
      for (const path of ['/profile', '/profile?tab=data']) {
        await open(page, centre, path)
        await call.waitFor()
        assert.isAtLeast((await call.boundingBox())!.height, 44)
        assert.deepEqual(await axeViolations(page), [])
        assert.equal(await sidewaysScroll(page), 0)
      }
      const guardian = await createPerson(centre, 'guardian')
      const other = await openAt(browser, {
        centre,
        account: guardian,
        locale,
        path: '/profile',
        width: 390,
      })
      assert.equal(await other.locator(`main a[href="tel:${phone}"]`).count(), 0)
      await other.context().close()
      await page.context().close()
    }
  )
})
