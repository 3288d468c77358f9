import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup } from '#tests/helpers/teaching/groups'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createInstructor } from '#tests/helpers/people/instructors'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { hoursText } from '#tests/helpers/words/hours_text'

const weekdays = { en: { sunday: 'Sunday' }, ar: { sunday: 'الأحد' } }
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n')

const press = ({ page, say }: BackOffice, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click()

const tab = ({ page, say }: BackOffice, key: string) =>
  page.getByRole('link', { name: say(key), exact: true })

test.group('The working life of an instructor', () => {
  inArabic(
    'C8 a week is typed by keyboard alone, a wrong time is told, and a tab is not left unsaved',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre)
      await go(office, `/admin/instructors/${id}?tab=availability`)
      await page.getByText(say('instructors.availability.always'), { exact: true }).waitFor()
      await page.getByRole('button', { name: say('instructors.availability.edit') }).focus()
      await page.keyboard.press('Enter')
      await page.locator('form button:focus').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('form input:focus').waitFor()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('٠٩:٠٠')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('08:00')
      await page.keyboard.press('Enter')
      await page.getByText(say('validator.shared.messages.ends_after'), { exact: true }).waitFor()
      assert.deepEqual(await axeViolations(page), [])

      await tab(office, 'instructors.tabs.groups').click()
      const dialog = page.getByRole('dialog', { name: say('ui.form.leave_title') })
      await dialog.getByRole('button', { name: say('ui.form.stay') }).click()
      const { sunday } = weekdays[locale]
      await page.getByLabel(say('week.until_on').replace('{day}', sunday)).fill('13:30')
      await press(office, 'instructors.availability.save')
      await page.getByText(hoursText(locale, '09:00', '13:30')).waitFor()
      const [window] = await rowsOf(centre, 'availability_windows')
      assert.deepInclude(window, { weekday: 7, starts: '09:00:00', ends: '13:30:00' })
      await tab(office, 'ui.record.activity_tab').click()
      await page.getByText(`${sunday} ${hoursText(locale, '09:00', '13:30')}`).waitFor()
      await page.context().close()
    }
  )

  inEnglish(
    'C8 of two who type a week the second is shown what the first saved',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre } = office
      const { id } = await createInstructor(centre)
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/instructors/${id}?tab=availability`)
        await press(seat, 'instructors.availability.edit')
        await seat.page.locator('form button').first().click()
      }
      await other.page.locator('form input').first().fill('07:15')
      await press(other, 'instructors.availability.save')
      await other.page.getByText(hoursText(locale, '07:15', '20:00')).waitFor()
      await press(office, 'instructors.availability.save')
      await page
        .getByRole('alert')
        .getByText(hoursText(locale, '07:15', '20:00'))
        .waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await press(office, 'instructors.availability.save')
      await page.locator('form').waitFor({ state: 'detached' })
      const windows = await rowsOf(centre, 'availability_windows')
      assert.deepEqual(
        windows.map(({ starts }) => starts),
        ['16:00:00']
      )
      await other.page.context().close()
      await page.context().close()
    }
  )

  inArabic(
    'C8 an absence is said in a dialog, one that overlaps is refused, and it is taken back',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre)
      const lesson = { type: 'regular', group_id: await createGroup(centre), instructor_id: id }
      for (const day of ['2090-01-01', '2090-01-03', '2090-01-04'])
        await writeSession(centre, `${day}T12:00Z`, `${day}T13:00Z`, lesson)
      await go(office, `/admin/instructors/${id}?tab=availability`)
      for (const attempt of ['saved', 'refused']) {
        await press(office, 'instructors.absences.add')
        await page.locator('#field-from_day').fill('01/01/2090')
        await page.locator('#field-until_day').fill('03/01/2090')
        if (attempt === 'refused') await page.locator('#field-reason').fill('Travel')
        await page.keyboard.press('Tab')
        await page.getByText(say('absences.office.touches', { count: 2 })).waitFor()
        assert.deepEqual(await axeViolations(page), [], attempt)
        await press(office, 'instructors.absences.save')
        if (attempt === 'refused') continue
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByText(say('instructors.flash.absence'), { exact: true }).waitFor()
      }
      await page.locator('#field-from_day-error').waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      await press(office, 'instructors.absences.cancel')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await press(office, 'instructors.absences.add')
      assert.equal(await page.locator('#field-reason').inputValue(), 'Travel')
      await press(office, 'ui.form.draft_discard')
      await press(office, 'instructors.absences.cancel')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.lengthOf(await rowsOf(centre, 'absences'), 1)
      const remove = say('instructors.absences.remove').split('{')[0]!.trim()
      await page.getByRole('button', { name: remove }).click()
      await press(office, 'ui.remove.confirm')
      await page.getByText(say('instructors.absences.none')).waitFor()
      assert.lengthOf(await rowsOf(centre, 'absences'), 0)
      await page.context().close()
    }
  )

  inEnglish(
    'C8 a document is added with its file on a phone, stands among those that expire, and is removed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre)
      await go(office, `/admin/instructors/${id}?tab=documents`)
      await press(office, 'instructors.documents.add')
      const file = page.locator('input[type=file]')
      await file.setInputFiles({
        name: 'x.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html>'),
      })
      await page.locator('#field-kind').click()
      await page.getByRole('option', { name: say('instructors.document_kind.visa') }).click()
      await page.locator('#field-title').fill('إقامة')
      await page.locator('#field-expires_on').fill('01/01/2020')
      await page.keyboard.press('Tab')
      await press(office, 'instructors.documents.save')
      await page
        .getByText(say('instructors.errors.unreadable_file', { types: 'PDF, JPEG, PNG or WebP' }))
        .waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: pdf })
      await press(office, 'instructors.documents.save')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const download = page.waitForEvent('download')
      await page
        .getByRole('link', {
          name: say('instructors.documents.download').replace('{title}', 'إقامة'),
        })
        .click()
      assert.equal((await download).suggestedFilename(), 'x.pdf')

      await go(office, '/admin/instructor-documents')
      await page.getByRole('main').locator(`a[href*="${id}"]`).click()
      await page.waitForURL(/tab=documents$/)
      await page
        .getByRole('button', {
          name: say('instructors.documents.remove').replace('{title}', 'إقامة'),
        })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('instructors.documents.confirm') })
        .click()
      await page.getByText(say('instructors.documents.none'), { exact: true }).waitFor()
      assert.lengthOf(await rowsOf(centre, 'instructor_documents'), 0)
      await page.context().close()
    }
  )

  inArabic(
    'C8 the groups they teach lead to the group and back; the open tab is in sight on a phone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre } = office
      const { id } = await createInstructor(centre)
      const group = await createGroup(centre, { instructorId: id })
      await go(office, `/admin/instructors/${id}?tab=activity`)
      const activity = tab(office, 'ui.record.activity_tab')
      const box = (await activity.boundingBox())!
      assert.isAtLeast(box.x, 0)
      assert.isAtMost(box.x + box.width, 390)
      await tab(office, 'instructors.tabs.groups').click()
      await page.getByRole('main').locator(`a[href$="/admin/groups/${group}"]`).click()
      await page.waitForURL(/\/admin\/groups\//)
      await page.getByRole('main').locator(`a[href$="/admin/instructors/${id}"]`).click()
      await page.waitForURL(/\/admin\/instructors\//)
      await page.context().close()
    }
  )

  inEnglish(
    'F5 a pay rule is added and told in the trail in the words of its page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre)
      await go(office, `/admin/instructors/${id}?tab=pay`)
      await press(office, 'instructors.pay.add')
      assert.deepEqual(await axeViolations(page), [])
      await press(office, 'instructors.pay.save')
      await page.locator('#field-amount-error').waitFor()
      await page.locator('#field-amount').fill('٧٥٫٥')
      await press(office, 'instructors.pay.save')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const [rule] = await rowsOf(centre, 'pay_rules')
      assert.deepInclude(rule, { method: 'per_hour', amount: '7550', currency: 'USD' })
      await go(office, '/admin/audit')
      await page.locator('main summary').first().click()
      await page.getByText(say('instructors.method.per_hour')).waitFor()
      await page
        .getByText(/75\.50/)
        .first()
        .waitFor()
      await page.context().close()
    }
  )
})
