import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { aMark, markableSession, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import { otherSession } from '#tests/helpers/attendance/make_ups'
import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { db, withTenant } from '#domain/shared/data/database'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { enrolled, zone } from '#tests/helpers/teaching/groups'
import { wordsOf } from '#tests/helpers/words/words'

const words = wordsOf('ar')
const say = (key: string) => words.get(key)!

const noon = (days: number) => DateTime.now().setZone(zone).startOf('day').plus({ days, hours: 12 })
const hours = (days: number) =>
  [noon(days).toUTC().toISO()!, noon(days).plus({ hours: 1 }).toUTC().toISO()!] as const

test.group('A child’s attendance on a guardian’s phone', () => {
  inArabic(
    'is read, an absence is told after what follows was shown, and a make-up is booked',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      await sayPolicy(centre, { make_up_bookers: 'families', notice_hours: 24 })
      const { group, session, students } = await markableSession(centre, 1, [...hours(-1)])
      const student = students[0]!
      const noticeAt = noon(-4).toUTC().toISO()!
      await marked(centre, session, [aMark(student, { status: 'excused', notice_at: noticeAt })])
      await writeSession(centre, ...hours(2), { type: 'regular', group_id: group })
      const there = await otherSession(centre, group, [...hours(3)])
      const account = await createPerson(centre, 'guardian')
      await link(centre, student, account.personId)
      const page = await openAt(browser, {
        ...{ centre, account, locale, path: '/attendance', width: 390 },
      })
      const dialog = page.getByRole('dialog')
      const press = (key: string) =>
        page
          .getByRole('button', { name: say(key), exact: true })
          .last()
          .click()
      await page.getByText(say('attendance.status.excused')).first().waitFor()

      await press('own_attendance.tell.open')
      const until = dialog.getByRole('textbox', { name: say('absence_notices.fields.until_day') })
      await until.fill(noon(2).toFormat('d/M/yyyy'))
      await until.blur()
      await dialog.getByRole('textbox', { name: say('own_attendance.tell.reason') }).fill('سفر')
      await dialog.getByText(say('attendance.outcome.make_up')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
      await press('own_attendance.tell.save')
      await dialog.waitFor({ state: 'hidden' })
      const [notice] = await rowsOf(centre, 'absence_notices')
      assert.deepInclude(notice, { reason: 'سفر', made_by: account.userId })

      await page.getByRole('button', { name: /حجز حصة تعويضية/ }).click()
      await dialog.getByRole('radio').first().check()
      await press('make_ups.acts.book')
      await dialog.waitFor({ state: 'hidden' })
      const [booking] = await rowsOf(centre, 'make_up_bookings')
      assert.equal(booking!.session_id, there.session)
    }
  )

  inEnglish(
    '2.7 a family waits where no seat is free, stops waiting, and books one that came free meanwhile',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      await sayPolicy(centre, { make_up_bookers: 'families', notice_hours: 24 })
      const { group, session, students } = await markableSession(centre, 1, [...hours(-1)])
      const excused = { status: 'excused', notice_at: noon(-4).toUTC().toISO()! } as const
      await marked(centre, session, [aMark(students[0]!, excused)])
      const there = await otherSession(centre, group, [...hours(3)])
      await enrolled(centre, there.group)
      const account = await createPerson(centre, 'guardian')
      await link(centre, students[0]!, account.personId)
      const page = await openAt(browser, {
        centre,
        account,
        locale,
        path: '/attendance',
        width: 390,
      })
      const own = (key: string) => message(locale, `own_attendance.make_ups.${key}`)
      const button = (key: string) =>
        page.getByRole('button', { name: new RegExp(`^${own(key).split('{')[0]}`) })
      const [wait, stop] = [button('wait_of'), button('stop_waiting_of')]
      const credit = async () => (await rowsOf(centre, 'make_up_credits'))[0]!

      await wait.click()
      await page.getByText(own('waiting')).waitFor()
      assert.equal((await credit()).seat_wanted_by, account.userId)
      assert.deepEqual(await axeViolations(page), [])
      await stop.click()
      await wait.waitFor()
      assert.isNull((await credit()).seat_wanted_at)

      await withTenant(centre.id, () =>
        db().updateTable('groups').set({ capacity: 2 }).where('id', '=', there.group).execute()
      )
      await wait.click()
      await page.getByText(message(locale, 'make_ups.errors.seat_free')).waitFor()
      await page.getByRole('button', { name: own('book_of').split('{')[0]! }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button', { name: message(locale, 'make_ups.acts.book') }).click()
      await dialog.waitFor({ state: 'hidden' })
      const [booking] = await rowsOf(centre, 'make_up_bookings')
      assert.equal(booking!.session_id, there.session)
      await page.context().close()
    }
  )
})
