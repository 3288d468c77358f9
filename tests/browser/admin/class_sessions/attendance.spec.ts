import type { Request, Route } from 'playwright'
import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createCentre, createPerson } from '#tests/helpers/centre/centre'
import { createGuardian, link } from '#tests/helpers/people/guardians'

const studentPage = '/admin/students'

/** Runs in the page, whose host a browser alone resolves. */
async function answerOf({ url, headers }: { url: string; headers: Record<string, string> }) {
  const response = await fetch(url, { headers })
  return { headers: Object.fromEntries(response.headers), body: await response.text() }
}

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
        ...{ status: 'late', minutes_late: 10 },
      })
      assert.containsSubset(await attendanceOf(centre, session, students[3]!), {
        status: 'present',
      })
      await marked(centre, session, [aMark(students[3]!, { status: 'absent', seen: 1 })])
      const absent = say('attendance.status.absent')
      await page
        .locator(`[data-student="${students[3]}"] [aria-checked=true]`)
        .and(page.getByRole('radio', { name: absent }))
        .waitFor()
      assert.isTrue(
        await page.getByText(say('attendance.state.saved'), { exact: true }).isVisible()
      )
      assert.isEmpty(await axeViolations(page))
      await page.clock.setFixedTime(new Date('2026-11-25T13:59:00Z'))
      await go(office, `/admin/class-sessions/${session}/attendance`)
      await page.getByText(say('sessions.under_way'), { exact: true }).waitFor()
      await page.clock.setFixedTime(new Date('2026-11-25T14:00:00Z'))
      await go(office, `/admin/class-sessions/${session}/attendance`)
      await page.getByText(say('sessions.status.completed'), { exact: true }).waitFor()
    }
  )

  inEnglish(
    'what one of two people marks appears in the roster of the other, and what was read before it never covers it',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 4)
      const [one, other] = [
        await openBackOffice(browser, { locale, centre }),
        await openBackOffice(browser, { locale, centre, width: 390 }),
      ]
      const reloads: string[] = []
      const isReload = (request: Request) =>
        request.headers()['x-inertia-partial-data'] === 'attendance'
      one.page.on('request', (request) => isReload(request) && reloads.push(request.url()))
      const choice = ({ page, say }: BackOffice, student: number, checked: boolean) =>
        page
          .locator(`[data-student="${students[student]}"]`)
          .getByRole('radio', { name: say('attendance.status.present'), checked })
      for (const office of [one, other]) {
        const live = office.page.waitForResponse('**/calendar/changes*')
        await go(office, `/admin/class-sessions/${session}/attendance`)
        await live
      }
      await choice(one, 0, false).click()
      await choice(other, 0, true).waitFor()
      await choice(other, 1, false).click()
      await choice(one, 1, true).waitFor()
      const { length: count } = reloads
      await choice(one, 3, false).click()
      await choice(other, 3, true).waitFor()
      assert.lengthOf(reloads, count)

      // The first answer is held until the second is there, or is waited for
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: read, resolve: isRead } = Promise.withResolvers<void>()
      let isTaken = false
      const hold = async (route: Route) => {
        if (isTaken || !isReload(route.request())) return route.fallback()
        isTaken = true
        const answer = await one.page.evaluate(answerOf, {
          url: route.request().url(),
          headers: route.request().headers(),
        })
        isRead()
        await released
        await route.fulfill(answer)
      }
      await one.page.route('**/attendance', hold)
      await marked(centre, session, [aMark(students[2]!)])
      await read
      const second = one.page.waitForEvent('requestfinished', {
        predicate: isReload,
        timeout: 3_000,
      })
      const correction = aMark(students[2]!, { status: 'absent', seen: 1 })
      await marked(centre, session, [correction])
      await second.catch(() => {})
      const first = one.page.waitForEvent('requestfinished', isReload)
      release()
      await first
      await one.page
        .locator(`[data-student="${students[2]}"]`)
        .getByRole('radio', { name: one.say('attendance.status.absent'), checked: true })
        .waitFor()
      assert.equal(await choice(one, 2, true).count(), 0)
    }
  )

  inArabic(
    'a student whose guardians no e-mail reaches is pointed out as soon as they are marked absent',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      await sayPolicy(centre, { alerts_guardians: true, alert_minutes: 15 })
      const { session, students } = await markableSession(centre, 1)
      const [student] = students as [string]
      const guardian = await createGuardian(centre, { phone: '+966501234567' })
      await link(centre, student, guardian.id)
      const { page, say, ...office } = await openBackOffice(browser, { locale, centre, width: 390 })
      await go({ page, say, ...office }, `/admin/class-sessions/${session}/attendance`)
      const row = page.locator(`[data-student="${student}"]`)
      await row.getByRole('radio', { name: say('attendance.status.absent') }).click()
      await row.getByText(say('attendance.untold')).waitFor()
      await row.getByRole('link', { name: '+966 50 123 4567' }).waitFor()
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
      await page.keyboard.press('ArrowDown')
      await radios.first().and(page.locator(':focus')).waitFor()
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

  inArabic(
    'long words make no page wider, and what is opened is not covered by the bar, which leaves a low screen to the rows',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 9)
      const long = { status: 'excused', excuse: 'x'.repeat(200), note: 'y'.repeat(200) } as const
      await marked(centre, session, [aMark(students[8]!, long)])
      const { page, say, ...office } = await openBackOffice(browser, { locale, centre, width: 390 })
      await go({ page, say, ...office }, `/admin/class-sessions/${session}/attendance`)
      const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      for (const size of [390, 768]) {
        await page.setViewportSize({ width: size, height: 900 })
        assert.equal(await page.evaluate(width), 0)
        const texts = page.locator('[data-student]').last().locator('span, bdi')
        const choices = (await page.getByRole('radiogroup').last().boundingBox())!
        for (const text of await texts.all()) {
          const box = (await text.boundingBox())!
          const isBeside = box.x >= choices.x + choices.width || box.y + box.height <= choices.y
          assert.isTrue(isBeside, await text.innerText())
        }
      }
      await page.setViewportSize({ width: 390, height: 900 })
      const bar = page.getByRole('button', { name: say('attendance.all_present') }).locator('..')
      const covered = (await bar.boundingBox())!
      const rows = await page.getByRole('radiogroup').all()
      const boxes = await Promise.all(rows.map((one) => one.boundingBox()))
      const low = boxes.findLastIndex((box) => box!.y + box!.height < covered.y)
      await rows[low]!.getByRole('radio', { name: say('attendance.status.late') }).click()
      const early = page.getByRole('group', { name: say('attendance.details.early') })
      await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      const opened = (await early.boundingBox())!
      assert.isAtMost(opened.y + opened.height, (await bar.boundingBox())!.y)
      await page.setViewportSize({ width: 700, height: 450 })
      await page.evaluate('scrollTo(0, 0)')
      assert.isAbove((await bar.boundingBox())!.y, 450)
    }
  )

  inEnglish(
    'recording a pick-up, or undoing one, keeps the focus at the row of the child',
    async ({ browser, locale }) => {
      const centre = await createCentre()
      const { session, students } = await markableSession(centre, 2)
      const [child] = students as [string]
      await link(centre, child, (await createPerson(centre, 'guardian')).personId)
      await marked(
        centre,
        session,
        students.map((one) => aMark(one))
      )
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, `/admin/class-sessions/${session}/attendance`)
      const row = page.locator(`[data-child="${child}"]`)
      const focused = row.locator('button:focus')
      await row.getByRole('button').first().focus()
      await page.keyboard.press('Enter')
      await focused.filter({ hasText: say('pickups.undo') }).waitFor()
      await page.keyboard.press('Enter')
      await focused.filter({ hasNotText: say('pickups.undo') }).waitFor()
      const other = row.locator('button', { hasText: say('pickups.other') })
      await other.click()
      await page.getByRole('dialog').getByLabel(say('pickups.form.name')).fill('Neighbour')
      await page.getByRole('dialog').getByLabel(say('pickups.form.reason')).fill('Called')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await focused.filter({ hasText: say('pickups.undo') }).waitFor()
    }
  )

  inArabic(
    'a mistaken tap on a locked register is taken back, discarded or explained, and never sent again by itself',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const hour: [string, string] = ['2026-11-01T13:00Z', '2026-11-01T14:00Z']
      freezeClock(hour[1])
      const { session, students } = await markableSession(centre, 2, hour)
      await marked(
        centre,
        session,
        students.map((one) => aMark(one))
      )
      freezeClock('2026-11-25T13:10Z')
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      const roster = `/admin/class-sessions/${session}/attendance`
      const posts: string[] = []
      page.context().on('request', (one) => {
        if (one.method() === 'POST' && one.url().endsWith('attendance-marks')) posts.push(one.url())
      })
      await go(office, roster)
      const row = page.locator('[data-student]').last()
      const choice = (status: string) =>
        row.getByRole('radio', { name: say(`attendance.status.${status}`) })
      const everyone = page.getByText(say('attendance.everyone'))
      const write = page.getByRole('button', { name: say('attendance.write_why') })
      const discard = page.getByRole('button', {
        name: say('attendance.waiting.let_go', { count: 1 }),
      })
      await choice('late').click()
      await row.getByText(say('attendance.waiting.reason'), { exact: true }).waitFor()
      await page.getByText(say('attendance.waiting.unsaved')).waitFor()
      const box = (await write.boundingBox())!
      assert.isAtMost(box.y + box.height, 900)
      assert.equal(await page.getByText(say('attendance.waiting.row')).count(), 0)
      await page.setViewportSize({ width: 390, height: 1200 })
      assert.isEmpty(await axeViolations(page))
      await choice('present').click()
      await everyone.waitFor()

      await choice('late').click()
      await discard.last().click()
      await everyone.waitFor()
      assert.equal(await choice('present').getAttribute('aria-checked'), 'true')
      await row.locator('[role=radio]:focus').waitFor()

      await choice('late').click()
      await write.waitFor()
      assert.lengthOf(posts, 3)
      const key = page.waitForResponse('**/device-key')
      await go(office, studentPage)
      await (await key).finished()
      const told = say('waiting_marks.refused_in', { count: 1, session: 'X', day: 'Y' })
      const [before] = told.split('X') as [string]
      await page.getByRole('status').filter({ hasText: before }).waitFor()
      await page.getByRole('button', { name: say('waiting_marks.open') }).click()
      await write.click()
      const reason = page.getByRole('textbox', { name: say('attendance.reason') })
      await reason.and(page.locator(':focus')).waitFor()
      await page.waitForTimeout(300)
      assert.lengthOf(posts, 3)
      await page.keyboard.type('He came later')
      await page.keyboard.press('Enter')
      await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
      const kept = await Promise.all(students.map((one) => attendanceOf(centre, session, one)))
      assert.sameMembers(
        kept.map((one) => one!.status),
        ['present', 'late']
      )
    }
  )
})
