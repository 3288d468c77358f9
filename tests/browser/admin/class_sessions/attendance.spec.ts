import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, attendanceOf, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createCentre } from '#tests/helpers/centre/centre'

test.group('Attendance in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inArabic(
    'under a thumb all are present at one tap, and an exception is one tap more',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 4)
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      await go(office, `/admin/class-sessions/${session}/attendance`)
      await page.getByRole('button', { name: say('attendance.all_present') }).click()
      await page.getByText(say('attendance.everyone')).waitFor()
      const row = page.locator(`[data-student="${students[0]}"]`)
      const late = row.getByRole('radio', { name: say('attendance.status.late') })
      const box = await late.boundingBox()
      assert.isAtLeast(box!.height, 44)
      await late.click()
      await row.getByRole('group', { name: say('attendance.details.late') }).waitFor()
      await row.getByRole('button', { name: '10', exact: true }).first().click()
      await row.getByText(say('attendance.told.late', { count: 10 })).waitFor()
      await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      assert.containsSubset(await attendanceOf(centre, session, students[0]!), {
        ...{ status: 'late', minutes_late: 10, version: 3 },
      })
      assert.containsSubset(await attendanceOf(centre, session, students[3]!), {
        status: 'present',
      })
      assert.isEmpty(await axeViolations(page))
    }
  )

  inEnglish(
    'by keyboard one letter marks, and what another person marked meanwhile is shown and chosen',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 2)
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, `/admin/class-sessions/${session}/attendance`)
      const radios = page.locator('[role=radio][tabindex="0"]')
      const second = await page.locator('[data-student]').nth(1).getAttribute('data-student')
      const first = students.find((id) => id !== second)!
      await radios.first().focus()
      await page.keyboard.press('a')
      await page
        .locator(`[data-student="${first}"]`)
        .getByText(say('attendance.outcome.no_charge'))
        .waitFor()
      await marked(centre, session, [aMark(second!, { status: 'late', minutes_late: 5 })])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('p')
      const row = page.locator(`[data-student="${second}"]`)
      await row.getByRole('alert').waitFor()
      const theirs = row.getByRole('radio', { name: say('attendance.status.late') })
      assert.equal(await theirs.getAttribute('aria-checked'), 'true')
      assert.isEmpty(await axeViolations(page))
      await row.getByRole('button', { name: say('attendance.faults.mine') }).click()
      await row.getByRole('alert').waitFor({ state: 'detached' })
      await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      assert.containsSubset(await attendanceOf(centre, session, second!), {
        ...{ status: 'present', version: 2 },
      })
    }
  )
})
