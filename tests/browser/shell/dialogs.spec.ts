import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, message, openBackOffice } from '#tests/helpers/browser/back_office'
import { openAt } from '#tests/helpers/browser/open_at'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createGroup, enrolled, filledGroup } from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

async function register(office: BackOffice) {
  const { page, centre, say } = office
  const group = await createGroup(centre)
  await go(office, `/admin/groups/${group}`)
  await page.getByRole('button', { name: say('groups.acts.add_student') }).click()
  await page.getByRole('option', { name: say('enrolments.add.new') }).click()
  const name = page.getByRole('dialog').locator('#field-first_name_en')
  await name.fill('Layla')
  return name
}

test.group('Dialogs', () => {
  inArabic(
    'C11a what is typed into a dialog is not lost by Escape or a click beside it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      const name = await register(office)
      await page.mouse.click(5, 5)
      await name.press('Escape')
      const question = page.getByRole('dialog', { name: say('ui.form.leave_title') })
      await question.waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      assert.equal(await name.inputValue(), 'Layla')
      await name.press('Escape')
      await question.getByRole('button', { name: say('ui.form.leave') }).click()
      await name.waitFor({ state: 'detached' })
      await page.context().close()
    }
  )

  inEnglish(
    'C11a a double click on a button opens its dialog, and a click beside it closes it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/check-in-points')
      await page
        .getByRole('button', { name: say('check_in.points.open') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input:focus').waitFor()
      await page.mouse.move(5, 5)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      const close = dialog.getByRole('button', { name: say('app.close'), exact: true })
      await close.click({ trial: true })
      assert.isTrue(await dialog.isVisible())
      await page.mouse.click(5, 5)
      await dialog.waitFor({ state: 'detached' })
      await page.context().close()
    }
  )

  inEnglish(
    'what a finger presses in a dialog is 44 pixels high and wide',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const page = await openAt(browser, {
        ...{ centre, locale, width: 390, path: '/admin/check-in-points' },
        account: await createAdministrator(centre),
        context: { hasTouch: true, isMobile: true },
      })
      await page
        .getByRole('button', { name: message(locale, 'check_in.points.open') })
        .first()
        .tap()
      await page.getByRole('dialog').locator('input:focus').waitFor()
      const boxes = await Promise.all(
        (await page.getByRole('dialog').locator('button, input').all()).map((one) =>
          one.boundingBox()
        )
      )
      assert.isAtLeast(boxes.length, 4)
      for (const box of boxes) assert.isAtLeast(Math.min(box!.width, box!.height), 44)
      await page.context().close()
    }
  )

  inEnglish(
    'C9 a dialog begins in its first field, and its way out comes last',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createStudent(centre)
      await go(office, `/admin/students/${id}?tab=guardians`)
      await page.getByRole('button', { name: say('guardians.of_student.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input:not([type=radio]):focus').waitFor()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      const close = dialog.getByRole('button', { name: say('app.close') })
      await close.and(page.locator(':focus')).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C11a Escape closes the calendar of a dialog, and leaves the dialog',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      const name = await register(office)
      const calendar = page.locator('[data-dates-dropdown]')
      await page.locator('#field-starts_on').click()
      await calendar.waitFor()
      await page.keyboard.press('Escape')
      await calendar.waitFor({ state: 'detached' })
      assert.equal(await name.inputValue(), 'Layla')
      assert.equal(await page.getByRole('dialog', { name: say('ui.form.leave_title') }).count(), 0)
      await page.context().close()
    }
  )

  inEnglish(
    'C11 what no field of a dialog draws is said in it, and without a dialog in a toast',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, roles: ['Receptionist'] })
      const { page, centre, say } = office
      const { groupId } = await filledGroup(centre, 1, 1)
      const full = say('enrolments.errors.no_seat_there')
      await enrolled(centre, groupId, { as: 'inquiry' })
      await withTenant(centre.id, () =>
        db()
          .updateTable('groups')
          .set({ waitlist_enabled: false })
          .where('id', '=', groupId)
          .execute()
      )
      await go(office, `/admin/groups/${groupId}?tab=waiting`)
      await page.locator('[data-row-acts]').first().getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say('enrolments.acts.offer') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type=submit]').click()
      await dialog.getByRole('alert').getByText(full).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      await go(office, `/admin/groups/${groupId}`)
      const asking = page.getByRole('row', { name: new RegExp(say('enrolments.status.inquiry')) })
      await asking.getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say('enrolments.acts.admit') }).click()
      await page.locator('[data-toast=danger]').getByText(full).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C11a a search alone is left by Escape without a question',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await go(office, `/admin/groups/${group}`)
      await page.getByRole('button', { name: say('groups.acts.add_student') }).click()
      await page.getByLabel(say('enrolments.add.find')).first().fill('Nobody')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.context().close()
    }
  )
})
