import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { attendanceOf, markableSession } from '#tests/helpers/attendance/attendance'
import { openPoint, pinOf } from '#tests/helpers/attendance/check_in'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { addressOf, beDevice } from '#tests/helpers/browser/navigate'
import { openAt } from '#tests/helpers/browser/open_at'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { longest } from '#domain/shared/limits/text_lengths'
import { enrol } from '#tests/helpers/teaching/groups'
import { wordsOf } from '#tests/helpers/words/words'

const words = wordsOf('ar')
const say = (key: string) => words.get(key)!

const begins = DateTime.utc().startOf('minute')

test.group('A device at the door', () => {
  inArabic(
    'marks by number and PIN, and a phone that scans its code is checked in once and told so',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const at: [string, string] = [begins.toISO(), begins.plus({ hours: 1 }).toISO()]
      const { group, session, students } = await markableSession(centre, 1, at)
      const account = await createPerson(centre, 'student')
      await enrol(centre, group, { student: { id: account.personId } })
      const typed = await pinOf(centre, students[0]!)
      const { token } = await openPoint(centre)
      const door = await openAt(browser, { centre, locale, path: '/check-in', width: 768 })
      await beDevice(door.context(), centre, token)
      await door.reload()

      await door.setViewportSize({ width: 1024, height: 600 })
      const tall = await door.evaluate<number>('document.documentElement.scrollHeight')
      assert.isAtMost(tall, 600)
      await door.getByLabel(say('check_in.number')).fill('7'.repeat(longest.number))
      await door.getByRole('group').getByRole('button').first().click()
      const number = await door.getByLabel(say('check_in.number')).inputValue()
      assert.lengthOf(number, longest.number)

      await door.getByLabel(say('check_in.number')).fill(typed.number)
      const pin = door.getByLabel(say('check_in.pin'), { exact: true })
      await pin.focus()
      const keys = door.getByRole('group', { name: say('check_in.keys.label') })
      for (const digit of typed.pin)
        await keys
          .getByRole('button')
          .nth((Number(digit) + 9) % 10)
          .click()
      assert.equal(await pin.inputValue(), typed.pin)
      await door.getByRole('button', { name: say('check_in.submit'), exact: true }).click()
      await door.locator('[data-outcome=checked_in]').waitFor()
      assert.deepEqual(await axeViolations(door), [])
      await door.getByRole('button', { name: say('check_in.answer.done') }).click()
      const code = await door.locator('[data-code]').getAttribute('data-code')

      const phone = await openAt(browser, {
        ...{ centre, account, locale, path: '/calendar', width: 390 },
      })
      let sent = 0
      phone.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
      await phone.goto(addressOf(centre, new URL(code!).pathname))
      await phone.locator('[data-outcome=checked_in]').waitFor()
      await phone.waitForLoadState('networkidle')
      assert.isTrue(await phone.locator('[data-outcome=checked_in]').isVisible())
      assert.equal(sent, 1)
      assert.deepEqual(await axeViolations(phone), [])
      for (const student of [students[0]!, account.personId]) {
        assert.containsSubset(await attendanceOf(centre, session, student), { method: 'kiosk' })
      }
      assert.lengthOf(await rowsOf(centre, 'attendance_marks', { session_id: session }), 2)
    }
  )

  inEnglish(
    'nothing stays on it of whoever opened it, nor in their other window',
    async (context) => {
      const { assert, browser, locale } = context
      const office = await openBackOffice(browser, { locale, width: 768 })
      const { page, centre, say: told } = office
      const { id } = await createStudent(centre)
      await go(office, `/admin/students/${id}`)
      const kept = () => page.evaluate<string[]>('Object.keys(localStorage)')
      assert.isNotEmpty((await kept()).filter((key) => key.startsWith('markaz.recent')))
      const other = { ...office, page: await page.context().newPage() }
      await go(other, '/admin/students')
      await go(office, '/admin/check-in-points')
      await page
        .getByRole('button', { name: told('check_in.points.open') })
        .first()
        .click()
      await page.getByLabel(told('check_in.points.form.name')).fill('Door')
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.waitForURL(/\/check-in$/)
      await other.page.waitForURL(/\/admin\/login$/)
      assert.isEmpty((await kept()).filter((key) => key.startsWith('markaz.recent')))
      await page.context().close()
    }
  )
})
