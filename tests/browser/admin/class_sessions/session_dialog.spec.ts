import { SetPattern } from '#domain/scheduling/patterns/actions/set_pattern'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup } from '#tests/helpers/teaching/groups'
import { test } from '@japa/runner'

test.group('New sessions over another page', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  inArabic(
    'C11b sessions of a group are scheduled over its page by keyboard, and what was typed is asked for',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await new SetPattern().execute({
        ...{ tenantId: centre.id, actor: system, version: 0, roomId: null, groupId: group },
        slots: [{ weekday: 1, starts: '17:00', minutes: 60 }],
      })
      await go(office, `/admin/groups/${group}`)
      const more = page.getByRole('button', { name: say('shell.more_acts') }).first()
      await more.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: say('groups.acts.schedule') }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: say('sessions.create_title') })
      await dialog.locator('#field-party:focus').waitFor()
      assert.match(page.url(), new RegExp(`/admin/groups/${group}$`))
      await dialog.locator('[id="field-slots.0.starts"][value="5:00 م"]').waitFor()
      await dialog.locator('#field-starts_on').fill('7/9/2026')
      await dialog.locator('#field-ends_on').fill('21/9/2026')
      await page.keyboard.press('Escape')
      const asked = page.getByRole('dialog', { name: say('ui.form.leave_title') })
      await asked.getByRole('button', { name: say('ui.form.stay') }).click()
      await asked.waitFor({ state: 'detached' })
      await dialog.getByRole('button', { name: say('sessions.form.preview') }).press('Enter')
      const plan = dialog.getByRole('region', { name: say('sessions.plan.title') })
      await plan.getByRole('listitem').nth(2).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: say('sessions.form.create') }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await more.and(page.locator(':focus')).waitFor()
      assert.match(page.url(), new RegExp(`/admin/groups/${group}$`))
      assert.lengthOf(await rowsOf(centre, 'class_sessions', { group_id: group }), 3)
      await page.context().close()
    }
  )

  inEnglish(
    'C11b a refusal leaves the dialog as it is, over the page of a student',
    async (context) => {
      const { locale, assert, browser } = context
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createStudent(centre)
      await createPerson(centre, 'instructor')
      await go(office, `/admin/students/${id}`)
      await page
        .getByRole('button', { name: say('shell.more_acts') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: say('students.acts.schedule') }).click()
      const dialog = page.getByRole('dialog', { name: say('sessions.create_title') })
      await dialog.locator('#field-student_id[value*="Sara"]').waitFor()
      await dialog.locator('[id="field-slots.0.starts"]').fill('17:00')
      const save = dialog.getByRole('button', { name: say('sessions.form.create') })
      await save.click()
      await dialog.locator('#field-instructor_id:focus').waitFor()
      await dialog.locator('#field-instructor_id').click()
      await page.getByRole('option').first().click()
      assert.equal(await dialog.locator('[id="field-slots.0.starts"]').inputValue(), '17:00')
      await save.click()
      await dialog.waitFor({ state: 'detached' })
      assert.lengthOf(await rowsOf(centre, 'class_sessions', { student_id: id }), 1)
      await page.context().close()
    }
  )
})
