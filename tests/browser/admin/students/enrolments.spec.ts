import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup, enrolled, filledGroup } from '#tests/helpers/teaching/groups'
import { aMark, marked } from '#tests/helpers/attendance/attendance'
import { guestIn } from '#tests/helpers/attendance/make_ups'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const statuses = (rows: { status: string }[]) => rows.map(({ status }) => status).sort()

type DialogAct = 'drop' | 'transfer' | 'change_price' | 'second_payer'

async function ask({ page, say }: BackOffice, act: DialogAct) {
  await page.locator('[data-row-acts]').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say(`enrolments.acts.${act}`) }).click()
}

test.group('Enrolments of a student', () => {
  inArabic(
    'C11 a student is enrolled, transferred and brought back from their own page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const dialog = page.getByRole('dialog')
      const student = await createStudent(centre, { firstName: 'Layan', lastName: 'Haddad' })
      const { groupId: full } = await filledGroup(centre, 1)
      const open = await createGroup(centre, { genderPolicy: 'female' })
      await go(office, `/admin/students/${student.id}?tab=enrolments`)
      await page.locator('[data-shortcut=create]').click()
      await dialog.locator('#field-group_id').click()
      const options = page.getByRole('option')
      await options.last().getByText(say('enrolments.target.full'), { exact: true }).waitFor()
      assert.equal(await options.count(), 2)
      await options.first().click()
      await dialog.getByRole('status').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('#field-confirmed_warnings').check()
      await dialog.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'detached' })
      await page.locator('[data-row-link]').waitFor()
      const [{ id }] = await rowsOf(centre, 'enrolments', { group_id: open })

      const target = await createGroup(centre)
      await ask(office, 'transfer')
      await dialog.getByText(locale === 'ar' ? 'مجموعة المساء' : 'Evening group').waitFor()
      await dialog.locator('#field-target_id').click()
      await options.nth(1).waitFor()
      assert.equal(await options.count(), 2)
      await options.first().click()
      await dialog.locator('button[type=submit]').click()
      const toast = page.locator('[data-toast=success]')
      const undo = toast.getByRole('button', { name: say('ui.list.undo') })
      await page.locator('h1:focus').waitFor()
      const undone = page.waitForResponse(/enrolment-undos$/)
      await undo.click()
      await undone
      await page.getByText(say('enrolments.status.transferred')).waitFor({ state: 'detached' })
      assert.equal(await page.locator('[data-row-link]').count(), 1)
      const of = (group: string) => rowsOf(centre, 'enrolments', { group_id: group })
      assert.deepEqual(statuses(await of(target)), ['transferred'])
      assert.deepEqual(statuses(await rowsOf(centre, 'enrolments', { id })), ['active'])
      assert.lengthOf(await of(full), 1)
      await page.context().close()
    }
  )

  inEnglish(
    'C11 after a transfer to a full group was refused another group is chosen',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const dialog = page.getByRole('dialog')
      const { studentId } = await enrolled(centre, await createGroup(centre))
      await filledGroup(centre, 1)
      const open = await createGroup(centre, { titleEn: 'Chess', titleAr: 'الشطرنج' })
      await go(office, `/admin/students/${studentId}?tab=enrolments`)
      await ask(office, 'transfer')
      const target = dialog.locator('#field-target_id')
      await target.click()
      await page.getByText(say('enrolments.target.full'), { exact: true }).click()
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('[aria-invalid=true]:focus').waitFor()
      await target.click()
      await page.keyboard.type(locale === 'ar' ? 'الشطرنج' : 'Chess')
      await page.getByRole('option').first().click()
      await dialog.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'detached' })
      assert.deepEqual(statuses(await rowsOf(centre, 'enrolments', { group_id: open })), ['active'])
      await page.context().close()
    }
  )

  inArabic(
    'C11 whoever leaves before the first day never began, and the dialog says so first',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const dialog = page.getByRole('dialog')
      const { studentId } = await enrolled(centre, await createGroup(centre), {
        startsOn: '2099-02-03',
      })
      await go(office, `/admin/students/${studentId}?tab=enrolments`)
      await ask(office, 'drop')
      await dialog.getByRole('status').filter({ hasText: '2099' }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('#field-reason').fill('Moved away')
      await dialog.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(say('enrolments.not_begun'), { exact: true }).waitFor()
      assert.equal(await page.getByText('2099').count(), 0)
      await page.context().close()
    }
  )

  inArabic(
    'the dialog for leaving a group says that a booked make-up is cancelled and a later mark stays, and its credit is free again',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      const { studentId: student } = await enrolled(centre, group)
      const off = { type: 'regular', group_id: group, status: 'cancelled', cancelled_by: 'centre' }
      const missed = await writeSession(centre, '2026-09-08T10:00Z', '2026-09-08T11:00Z', off)
      const there = { type: 'regular', group_id: await createGroup(centre) }
      const visited = await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', there)
      await guestIn(centre, visited, { student, missed })
      const ahead = { type: 'regular', group_id: group }
      const later = await writeSession(centre, '2090-04-01T10:00Z', '2090-04-01T11:00Z', ahead)
      const notice = { status: 'excused', notice_at: '2026-11-01T10:00:00.000Z' } as const
      await marked(centre, later, [aMark(student, notice)])
      await go(office, `/admin/students/${student}?tab=enrolments`)
      await ask(office, 'drop')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('departures.follows.guest_seats', { count: 1 })).waitFor()
      await dialog
        .getByText(say('enrolments.later_marks.stay', { charged: 0, paying: 0 }))
        .waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('#field-reason').fill('انتقل إلى مدينة أخرى')
      await dialog.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal((await rowsOf(centre, 'make_up_credits'))[0].state, 'available')
      await page.context().close()
    }
  )

  inEnglish(
    'C11 on a phone enrolments are cards, each with its acts',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { studentId } = await enrolled(centre, await createGroup(centre))
      await go(office, `/admin/students/${studentId}?tab=enrolments`)
      await page.locator('li[data-row-id]').getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say('enrolments.acts.freeze') }).waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )

  inBoth(
    'C11 C16 a price is changed from a day on, and the dialog shows what was agreed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const dialog = page.getByRole('dialog')
      const price = { minor: 10_000n, currency: 'USD', exponent: 2 }
      const group = await createGroup(centre, { charge: { price, billingMode: 'per_session' } })
      const { id, studentId } = await enrolled(centre, group, { startsOn: '2026-09-01' })
      await go(office, `/admin/students/${studentId}?tab=enrolments`)
      await ask(office, 'change_price')
      await dialog.locator('#field-price').fill('85.5')
      await dialog.locator('#field-discount_reason').fill('Sibling')
      await dialog.locator('#field-from_day').fill('01/08/2026')
      assert.deepEqual(await axeViolations(page), [])
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('#field-from_day-error').waitFor()
      assert.equal(await dialog.locator('#field-price').inputValue(), '85.5')
      await dialog.locator('#field-from_day').fill('01/10/2026')
      await dialog.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'detached' })
      await page.locator('[data-toast=success]').waitFor()
      assert.containsSubset(await rowsOf(centre, 'enrolment_terms', { enrolment_id: id }), [
        { from_day: '2026-09-01', price: '10000' },
        { from_day: '2026-10-01', price: '8550', list_price: '10000' },
      ])
      await ask(office, 'change_price')
      await dialog.getByText(say('enrolments.prices.title')).waitFor()
      assert.equal(await dialog.getByRole('listitem').count(), 2)
      await page.context().close()
    }
  )

  inBoth(
    'C16 a company pays a share, by keys and on a phone, and is removed again',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const dialog = page.getByRole('dialog')
      const price = { minor: 10_000n, currency: 'USD', exponent: 2 }
      const group = await createGroup(centre, { charge: { price, billingMode: 'per_session' } })
      const { studentId } = await enrolled(centre, group, { startsOn: '2026-09-01' })
      await page.setViewportSize({ width: 390, height: 844 })
      await go(office, `/admin/students/${studentId}?tab=enrolments`)
      await ask(office, 'second_payer')
      await dialog
        .getByRole('button', { name: say('enrolments.second_payer.new_company') })
        .press('Enter')
      await dialog.locator('#field-name_en').fill('Gulf Oil')
      await dialog.locator('#field-share_value').fill('١٠١')
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await dialog.locator('#field-share_value').press('Enter')
      await dialog.locator('#field-share_value-error').waitFor()
      await dialog.locator('#field-share_value').fill('٦٠')
      await dialog.locator('#field-share_value').press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.locator('[data-toast=success]').waitFor()
      assert.containsSubset(await rowsOf(centre, 'enrolment_payers'), [{ percent: 6_000 }])
      await ask(office, 'second_payer')
      const remove = say('enrolments.second_payer.remove')
      assert.equal(await dialog.locator('#field-payer').inputValue(), 'Gulf Oil')
      await dialog.getByRole('button', { name: remove }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const [row] = await rowsOf(centre, 'enrolment_payers')
      assert.isNotNull(row!.ended_at)
      await page.context().close()
    }
  )
})
