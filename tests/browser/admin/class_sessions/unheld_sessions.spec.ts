import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  chargeOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { pressLong, sessionIn } from '#tests/helpers/browser/calendar'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { createCentre } from '#tests/helpers/centre/centre'

/** Everybody was marked absent in a session that ended an hour ago. */
async function endedSession() {
  const centre = await createCentre()
  await sayPolicy(centre, { no_show_charge: 100 })
  const made = await markableSession(centre, 2)
  await marked(
    centre,
    made.session,
    made.students.map((student) => aMark(student, { status: 'absent' }))
  )
  return { centre, ...made }
}

/** The dialog names the group, the day and the hour. */
async function giveReason({ page, say }: BackOffice, reason: string) {
  const dialog = page.getByRole('dialog', { name: say('sessions.acts.not_held') })
  await dialog.getByText(/Evening group|مجموعة المساء/).waitFor()
  await dialog.getByText(/(25|٢٥).*(4|16|٤|١٦):(00|٠٠)/).waitFor()
  await dialog.getByText(say('sessions.not_held.text')).waitFor()
  await dialog.getByText(say('sessions.change.cancel', { count: 1 })).waitFor()
  const save = dialog.getByRole('button', { name: say('sessions.acts.not_held') })
  await save.click()
  await dialog.locator('#field-cancel_reason-error').waitFor()
  const violations = await axeViolations(page)
  const scroll = await sidewaysScroll(page)
  await dialog.locator('#field-cancel_reason').fill(reason)
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  return { violations, scroll }
}

test.group('A session that was not held, in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T15:00Z'))

  inEnglish(
    'is called off on its page, under a thumb, with a reason',
    async ({ assert, browser, locale }) => {
      const { centre, session, students } = await endedSession()
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      await go(office, `/admin/class-sessions/${session}`)
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitem', { name: say('sessions.acts.not_held') }).click()
      const dialog = await giveReason(office, 'Instructor ill')
      assert.deepEqual(dialog, { violations: [], scroll: 0 })
      await page.getByText(say('sessions.status.cancelled'), { exact: true }).first().waitFor()
      assert.deepEqual(await chargeOf(centre, session, students[0]!), ['called_off', 0, false])
    }
  )

  inArabic(
    'is called off in the calendar of a phone, and undone there',
    async ({ assert, browser, locale }) => {
      const { centre, session, students } = await endedSession()
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      await go(office, '/admin/calendar?day=2026-11-25')
      await pressLong(page, sessionIn(page, session).last())
      await page.getByRole('menuitem', { name: say('calendar.acts.not_held') }).click()
      const dialog = await giveReason(office, 'مرض المدرّس')
      assert.deepEqual(dialog, { violations: [], scroll: 0 })
      assert.deepEqual(await chargeOf(centre, session, students[0]!), ['called_off', 0, false])
      const undone = page.waitForResponse(/session-undos/)
      await page.getByRole('button', { name: say('shell.toast.undo') }).click()
      await undone
      assert.deepEqual(await chargeOf(centre, session, students[0]!), ['no_show', 100, false])
    }
  )
})
