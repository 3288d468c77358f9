import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { OfferSession } from '#domain/scheduling/substitution/actions/offer_session'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import { sayPolicy } from '#tests/helpers/attendance/attendance'
import { missedSession } from '#tests/helpers/attendance/make_ups'
import { axeViolations } from '#tests/helpers/browser/axe'
import { message } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { open } from '#tests/helpers/browser/navigate'
import { openAt } from '#tests/helpers/browser/open_at'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { absent } from '#tests/helpers/people/absences'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import type { Locale } from '#tests/helpers/words/words'

type Say = (key: string) => string

type Scheme = 'light' | 'dark'

/** Lists the problems of what is open, on a phone and at a desk; portals are never dark (row A13). */
async function problemsIn(page: Page, schemes: Scheme[] = ['light', 'dark']) {
  const problems: string[] = []
  for (const width of [390, 1440])
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor()
      problems.push(...(await axeViolations(page)))
      if ((await sidewaysScroll(page)) > 0) problems.push(`scrolls sideways at ${width}`)
    }
  return problems
}

const openFor = async (
  browser: Browser,
  { centre, account, locale }: { centre: Centre; account: Account; locale: Locale }
) => {
  const page = await openAt(browser, { centre, account, locale, path: '/', width: 390 })
  const say: Say = (key) => message(locale, key)
  const press = (key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()
  return { page, say, press, dialog: page.getByRole('dialog') }
}

test.group('The dialogs and notices of acts', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  inBoth(
    'of the office are right in light and dark, on a phone and at a desk',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const account = await createAdministrator(centre)
      const phone = '+966501234567'
      const { id: guardian } = await createGuardian(centre, { phone })
      const { id: student } = await createStudent(centre, { phone })
      await enrolled(centre, await createGroup(centre), { student: { id: student } })
      const instructor = await createInstructor(centre)
      const holiday = { name_en: 'Staff day', name_ar: 'يوم الموظفين' }
      const days = { starts_on: '2026-12-24', ends_on: '2026-12-25' }
      await insert(centre, 'holidays', { id: student, ...holiday, ...days })
      const { page, say, press, dialog } = await openFor(browser, { centre, account, locale })

      await open(page, centre, `/admin/guardians/${guardian}`)
      await press('people.phone.change')
      await dialog.getByText(say('people.phone.also')).waitFor()
      assert.deepEqual(await problemsIn(page), [], 'a corrected phone')

      for (const act of ['transfer', 'freeze', 'drop']) {
        await open(page, centre, `/admin/students/${student}`)
        await press('shell.more_acts')
        const entry = page.getByRole('menuitem', { name: say(`enrolments.acts.${act}`) })
        await entry.waitFor()
        await entry.click()
        await dialog.locator('input').first().waitFor()
        assert.deepEqual(await problemsIn(page), [], act)
      }

      await open(page, centre, `/admin/instructors/${instructor}`)
      await press('instructors.absences.add')
      await dialog.locator('input').first().waitFor()
      assert.deepEqual(await problemsIn(page), [], 'an absence')

      await open(page, centre, '/admin/holidays/create')
      await page.locator('#field-name_en').fill('Eid')
      await page.locator('#field-starts_on').fill('24/12/2026')
      await page.locator('#field-ends_on').fill('24/12/2026')
      await page.locator('#field-ends_on').press('Tab')
      await press('holidays.form.create')
      await page.getByRole('checkbox', { name: say('holidays.fields.confirm_same_days') }).waitFor()
      assert.deepEqual(await problemsIn(page), [], 'a second holiday on a day')

      await open(page, centre, '/admin/settings/general')
      assert.deepEqual(await problemsIn(page), [], 'general settings')
      await page.context().close()
    }
  )

  inBoth(
    'of a Ramadan without a timing are right in light and dark',
    async ({ assert, browser, locale }) => {
      freezeClock('2026-02-10T09:00Z')
      const centre = await createCentre()
      const account = await createAdministrator(centre)
      const { page, say } = await openFor(browser, { centre, account, locale })
      await open(page, centre, '/admin/today')
      await page.getByRole('link', { name: say('timings.ramadan_due.act') }).click()
      await page.waitForURL('**/admin/settings/hours')
      assert.deepEqual(await problemsIn(page), [], 'beside the timings')
      await page.goBack()
      await page.getByRole('link', { name: say('timings.ramadan_due.act') }).waitFor()
      assert.deepEqual(await problemsIn(page), [], 'on Today')
      await page.context().close()
    }
  )

  inBoth(
    '2.4 of a substitute are right: what an offer takes on, and Undo',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const account = await createPerson(centre, 'instructor')
      const lesson = {
        type: 'regular',
        group_id: await createGroup(centre),
        instructor_id: await createInstructor(centre),
      }
      await absent(centre, lesson.instructor_id, {
        isWholeDays: true,
        fromDay: '2026-12-01',
        untilDay: '2026-12-01',
      })
      const session = await writeSession(centre, '2026-12-01T13:00Z', '2026-12-01T14:00Z', lesson)
      const own = { type: 'event', title: 'Meeting', instructor_id: account.personId }
      await writeSession(centre, '2026-12-01T14:00Z', '2026-12-01T15:00Z', own)
      const made = await new OfferSession().execute({
        tenantId: centre.id,
        actor: system,
        sessionId: session,
        instructorIds: [account.personId],
      })
      assert.isTrue(made.ok)
      const { page, say, dialog } = await openFor(browser, { centre, account, locale })
      const offers = page.getByRole('region', { name: say('substitution.own.title') })
      await offers.getByText(say('substitution.own.accept'), { exact: true }).click()
      await dialog.getByRole('listitem').waitFor()
      assert.deepEqual(await problemsIn(page, ['light']), [], 'what it takes on')
      await dialog.getByRole('button', { name: say('substitution.own.accept') }).click()
      await page.locator('[data-toast=success]').hover()
      assert.deepEqual(await problemsIn(page, ['light']), [], 'Undo')
      await page.context().close()
    }
  )

  inBoth(
    '2.7 of a family that asks for a time are right, on a phone and at a desk',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      await sayPolicy(centre, { make_up_bookers: 'families', notice_hours: 24 })
      const { student } = await missedSession(centre)
      const account = await createPerson(centre, 'guardian')
      await link(centre, student, account.personId)
      const { page, say, dialog } = await openFor(browser, { centre, account, locale })
      await open(page, centre, '/attendance')
      await page.getByText(say('own_attendance.make_ups.request'), { exact: true }).click()
      await dialog.getByRole('textbox').waitFor()
      assert.deepEqual(await problemsIn(page, ['light']), [])
      await page.context().close()
    }
  )
})
