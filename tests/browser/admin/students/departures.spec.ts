import { test } from '@japa/runner'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

test.group('The question before somebody leaves', () => {
  inBoth(
    'it is asked on a phone, answered by keyboard, and takes nothing when it is closed',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const { id } = await createStudent(centre)
      for (let n = 0; n < 3; n++) {
        await enrolled(centre, await createGroup(centre), { student: { id } })
      }
      const office = await openBackOffice(browser, { locale, centre, width: 390 })
      const { page, say } = office
      await go(office, `/admin/students/${id}`)
      const archive = async () => {
        await page.getByRole('button', { name: say('shell.more_acts') }).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('menuitem', { name: say('ui.list.archive'), exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      const question = page.getByRole('dialog', { name: say('departures.title') })
      const isArchived = async () => (await rowsOf(centre, 'students', { id }))[0].archived_at

      await archive()
      await question.getByText(say('departures.follows.enrolments', { count: 3 })).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      assert.isNull(await isArchived())

      await archive()
      await question.getByRole('button', { name: say('departures.confirm') }).focus()
      await page.keyboard.press('Enter')
      await page.getByText(say('departures.followed.enrolments', { count: 3 })).waitFor()
      await question.waitFor({ state: 'detached' })
      assert.isNotNull(await isArchived())
      await page.getByRole('button', { name: say('ui.list.undo') }).click()
      await page
        .getByText(say('students.flash.restored', { count: 1 }))
        .first()
        .waitFor()
      const statuses = await rowsOf(centre, 'enrolments', { student_id: id, status: 'active' })
      assert.lengthOf(statuses, 3)
      await page.context().close()
    }
  )

  inBoth(
    'the form asks beside its other notices, and is saved once the box is ticked',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      const { id } = await createStudent(centre)
      await enrolled(centre, await createGroup(centre), { student: { id } })
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, `/admin/students/${id}/edit`)
      await page.locator('#field-status').click()
      await page.getByRole('option', { name: say('students.status.left'), exact: true }).click()
      await page.keyboard.press('Control+Enter')
      const box = page.getByRole('checkbox', { name: say('departures.agreement') })
      await page.getByText(say('departures.follows.enrolments', { count: 1 })).waitFor()
      await page.getByText(say('departures.agree')).first().waitFor()
      await box.check()
      await page.keyboard.press('Control+Enter')
      await page.getByText(say('departures.followed.enrolments', { count: 1 })).waitFor()
      assert.equal((await rowsOf(centre, 'students', { id }))[0].status, 'left')
      await page.context().close()
    }
  )
})
