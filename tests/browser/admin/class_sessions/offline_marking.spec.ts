import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import { freePort } from '#bin/database/connection'
import { sessionCookie } from '#config/session'
import { lockSession } from '#domain/attendance/marking/held_session'
import { withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, attendanceOf, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createCentre, password, rowsOf } from '#tests/helpers/centre/centre'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import { cutServer } from '#tests/helpers/server/cut_server'
import { startSibling } from '#tests/helpers/server/second_installation'

const posts = '**/attendance-marks'
const studentPage = '/admin/students'

test.group('Marks without a network, in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inEnglish(
    'a killed tab and a cut connection lose no mark and double none, and signing out leaves nothing',
    async (context) => {
      const { assert, browser, locale } = context
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 3)
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      const roster = `/admin/class-sessions/${session}/attendance`
      const other = { ...office, page: await page.context().newPage() }
      await go(other, studentPage)
      await opened(office, roster)
      await page.context().setOffline(true)
      await page
        .getByRole('radio', { name: say('attendance.status.present') })
        .first()
        .click()
      await page.getByText(say('attendance.waiting.kept', { count: 1 })).waitFor()
      const everyone = page.getByRole('button', { name: say('attendance.all_present') })
      const words = everyone.locator('.mantine-Button-label')
      assert.isTrue(await words.evaluate(isWhole))
      await everyone.click()
      await page.getByText(say('attendance.waiting.kept', { count: 3 })).waitFor()
      assert.equal(await page.getByText(say('attendance.waiting.row')).count(), 3)
      assert.isEmpty(await axeViolations(page))
      const lying = await sealed(page)
      assert.lengthOf(lying, 3)
      for (const secret of ['present', session, ...students])
        assert.notInclude(lying.join(), secret)
      await page.close()

      await page.context().setOffline(false)
      const next = { ...office, page: await page.context().newPage() }
      const sent = next.page.waitForResponse(posts)
      await go(next, studentPage)
      assert.equal((await sent).status(), 200)
      for (const student of students) {
        assert.deepInclude(await attendanceOf(centre, session, student), { version: 1 })
      }

      await opened(next, roster)
      const [first] = students as [string]
      const row = next.page.locator(`[data-student="${first}"]`)
      const late = row.getByRole('radio', { name: say('attendance.status.late') })
      const { raise } = await withTenant(centre.id, async () => {
        await lockSession(session)
        await late.click()
        await untilSomebodyWaits()
        const cut = await cutServer(context.test)
        await next.page.getByText(say('attendance.waiting.kept', { count: 1 })).waitFor()
        return cut
      })
      await row.getByRole('radio', { name: say('attendance.status.absent') }).click()
      await next.page.getByRole('button', { name: say('attendance.waiting.now') }).click()
      await next.page.getByText(say('attendance.waiting.kept', { count: 2 })).waitFor()
      await raise()
      await next.page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      assert.deepInclude(await attendanceOf(centre, session, first), {
        ...{ status: 'absent', version: 3 },
      })
      assert.lengthOf(await rowsOf(centre, 'attendance_marks'), 5)

      await next.page.context().route(posts, (route) => route.abort())
      await late.click()
      await next.page.getByText(say('attendance.waiting.kept', { count: 1 })).waitFor()
      await signOut(other)
      const question = other.page.getByRole('dialog')
      const wayOut = question.getByRole('button', { name: say('app.close') })
      const [around, corner] = [await question.boundingBox(), await wayOut.boundingBox()]
      assert.isAbove(corner!.y, around!.y)
      await other.page.getByRole('button', { name: say('waiting_marks.leave.stay') }).click()
      await signOut(other)
      await other.page.getByRole('button', { name: say('waiting_marks.leave.out') }).click()
      await next.page.waitForURL(/\/admin\/login$/)
      assert.deepEqual(await next.page.evaluate('indexedDB.databases()'), [])
      const left = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'
      assert.notInclude(await next.page.evaluate(left), first)
      assert.lengthOf(await rowsOf(centre, 'attendance_marks'), 5)
      await page.context().close()
    }
  )

  inArabic(
    'what the office marked meanwhile is shown by name when the network returns, and a person chooses',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 1)
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      const [student] = students as [string]
      await opened(office, `/admin/class-sessions/${session}/attendance`)
      await page.context().setOffline(true)
      await page.getByRole('radio', { name: say('attendance.status.absent') }).click()
      await page.getByText(say('attendance.waiting.kept', { count: 1 })).waitFor()
      await marked(centre, session, [aMark(student)])
      await page.close()
      await page.context().setOffline(false)

      const next = await page.context().newPage()
      await go({ ...office, page: next }, studentPage)
      const told = say('waiting_marks.refused_in', { count: 1, session: 'X', day: 'Y' })
      const [before] = told.split('X') as [string]
      await next.getByRole('status').filter({ hasText: before }).waitFor()
      assert.isEmpty(await axeViolations(next))
      await next.getByRole('button', { name: say('waiting_marks.open') }).click()
      const row = next.locator(`[data-student="${student}"]`)
      await row.getByRole('alert').waitFor()
      await next.getByRole('status').filter({ hasText: before }).waitFor({ state: 'detached' })
      await row.getByRole('button', { name: say('attendance.faults.mine') }).click()
      await next.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      assert.deepInclude(await attendanceOf(centre, session, student), {
        ...{ status: 'absent', version: 2 },
      })
      await page.context().close()
    }
  )
})

test.group('A screen that locks without a network, in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inArabic(
    'C22 T16 a cover hides the roster, the lock holds when the network returns, and no mark is lost by it',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 1)
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      const [student] = students as [string]
      const roster = `/admin/class-sessions/${session}/attendance`
      await opened(office, roster)
      const name = await page.locator(`[data-student="${student}"] bdi`).first().innerText()
      await page.context().setOffline(true)
      await page.getByRole('radio', { name: say('attendance.status.absent') }).click()
      await page.getByText(say('attendance.waiting.kept', { count: 1 })).waitFor()
      await page.keyboard.press('Shift+KeyL')
      await page.getByText(say('session.locked.cut')).waitFor()
      assert.notInclude(await page.content(), name)
      assert.isEmpty(await axeViolations(page))

      await page.context().setOffline(false)
      await page.waitForURL(/\/admin\/locked$/)
      await page.getByRole('button', { name: say('session.locked.logout') }).click()
      await page.getByRole('button', { name: say('waiting_marks.leave.stay') }).click()
      await page.fill('input[name="password"]', password)
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`${roster}$`))
      await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      assert.deepInclude(await attendanceOf(centre, session, student), { status: 'absent' })
      await page.context().close()
    }
  )
})

test.group('Marks of a server that is killed, in a browser', () => {
  inArabic(
    'C20 what it had not answered waits on the device and is kept once when it runs again',
    async ({ assert, browser, locale, test: running }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 2, thisHour())
      const { page, say } = await openBackOffice(browser, { locale, centre, width: 390 })
      const port = await freePort()
      const roster = `http://${centre.host}:${port}/admin/class-sessions/${session}/attendance`
      const first = await startSibling(running, port)
      const key = page.waitForResponse('**/device-key')
      await page.goto(roster)
      await (await key).finished()

      await withTenant(centre.id, async () => {
        await lockSession(session)
        await page.getByRole('button', { name: say('attendance.all_present') }).click()
        await untilSomebodyWaits()
        await first.kill()
        await page.getByText(say('attendance.waiting.kept', { count: 2 })).waitFor()
      })
      await page.close()

      await startSibling(running, port)
      const next = await page.context().newPage()
      const sent = next.waitForResponse(posts)
      await next.goto(roster)
      assert.equal((await sent).status(), 200)
      await next.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      for (const student of students) {
        const kept = await attendanceOf(centre, session, student)
        assert.deepInclude(kept, { status: 'present', version: 1 })
      }
      assert.lengthOf(await rowsOf(centre, 'attendance_marks'), 2)
      await next.context().close()
    }
  )
})

test.group('Marks after a sign-out elsewhere, in a browser', () => {
  inArabic(
    'a mark waits after a sign-out elsewhere, until the same account signs in and is led back to the roster',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 1, thisHour())
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say, account } = office
      const roster = `/admin/class-sessions/${session}/attendance`
      await opened(office, roster)
      await page.context().clearCookies({ name: sessionCookie })
      await page.getByRole('radio', { name: say('attendance.status.absent') }).click()
      // A mark that finds the session ended says that it waits; a live change leads to the sign-in page
      const signIn = page.getByRole('button', { name: say('attendance.waiting.sign_in') })
      const email = page.locator('input[name="email"]')
      await signIn.or(email).first().waitFor()
      assert.equal(await page.getByText(say('attendance.everyone')).count(), 0)
      if (await signIn.isVisible()) await signIn.click().catch(() => email.waitFor())
      await email.fill(account.email)
      await page.fill('input[name="password"]', password)
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`${roster}$`))
      await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      assert.deepInclude(await attendanceOf(centre, session, students[0]!), { status: 'absent' })
      await page.context().close()
    }
  )
})

function thisHour(): [string, string] {
  const now = DateTime.utc()
  return [now.minus({ minutes: 20 }).toISO(), now.plus({ minutes: 40 }).toISO()]
}

const isWhole = ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
  scrollWidth <= clientWidth

/** Once what seals marks is there. */
async function opened(office: BackOffice, path: string) {
  const key = office.page.waitForResponse('**/device-key')
  await go(office, path)
  await (await key).finished()
}

async function signOut({ page, say }: BackOffice) {
  await page.locator('[data-user-menu]').click()
  await page.getByRole('menuitem', { name: say('shell.user.logout') }).click()
}

/** What lies on the device, as a thief of its disk reads it. */
const sealed = (page: Page) =>
  page.evaluate<string[]>(`new Promise((done) => {
    const opening = indexedDB.open('markaz.marks')
    opening.onsuccess = () => {
      const rows = opening.result.transaction('sealed').objectStore('sealed').getAll()
      rows.onsuccess = () => {
        opening.result.close()
        const read = (bytes) => new TextDecoder().decode(bytes)
        done(rows.result.map((row) => JSON.stringify({ ...row, iv: '', sealed: read(row.sealed) })))
      }
    }
  })`)
