import { test } from '@japa/runner'
import { rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup, filledGroup } from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

test.group('Adding students fast', () => {
  inArabic(
    'C11a Enter before the answer takes nobody who was not on screen, and registers a name nobody has',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre, { capacity: 5 })
      const amal = await createStudent(centre, { firstName: 'Amal', lastName: 'Saleh' })
      const amina = await createStudent(centre, { firstName: 'Amina', lastName: 'Nasser' })
      const chosen = page.getByRole('group', { name: say('enrolments.add.chosen') })
      const finder = page.locator('[role=combobox]:focus')

      await go(office, `/admin/groups/${group}`)
      await page.keyboard.press('c')
      await finder.waitFor()
      await page.keyboard.type('Amal')
      await page.getByRole('option', { name: /Amal/ }).waitFor()
      await page.keyboard.press('Enter')
      await chosen.waitFor()
      await page.keyboard.press('Enter')

      await finder.waitFor()
      await page.keyboard.type('Amina')
      await page.keyboard.press('Enter')
      await page.getByRole('option', { name: /Amina/ }).waitFor()
      assert.equal(await chosen.count(), 0)
      await page.keyboard.press('Enter')
      await chosen.waitFor()
      await page.keyboard.press('Enter')

      await finder.waitFor()
      await page.keyboard.type('Zahra Idris')
      await page.keyboard.press('Enter')
      await page.locator('#field-first_name_en:focus').waitFor()
      await page.keyboard.press('Enter')
      await finder.waitFor()
      await page.keyboard.press('Escape')

      const rows = await rowsOf(centre, 'enrolments', { group_id: group, status: 'active' })
      const students = await rowsOf(centre, 'students', { last_name: 'Idris' })
      assert.sameMembers(
        rows.map(({ student_id: id }) => id),
        [amal.id, amina.id, students[0].id]
      )
      await page.context().close()
    }
  )

  inEnglish(
    'the focus comes back from a dialog to what opened it: a shortcut or the menu of a row',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { groupId } = await filledGroup(centre, 1, 0)
      const leave = async () => {
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await go(office, `/admin/groups/${groupId}`)
      await page.keyboard.press('c')
      await leave()
      await page.locator('[data-shortcut=create]:focus').waitFor()

      const menu = page.locator('[data-row-acts]').first().getByRole('button').last()
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: say('enrolments.acts.drop') }).focus()
      await page.keyboard.press('Enter')
      await leave()
      await page.locator('[data-row-acts] button:focus').waitFor()
      await page.context().close()
    }
  )
})
