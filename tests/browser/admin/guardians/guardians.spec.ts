import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGuardian, link, linksOf } from '#tests/helpers/people/guardians'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/students\/([0-9a-f-]{36})$/

test.group('Guardians', () => {
  inEnglish(
    'C9 a guardian is added with a new student, after the one who has the phone was seen',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const known = await createGuardian(centre, { phone: '+966501234567' })
      await go(office, '/admin/students/create')
      await page.locator('#field-first_name_en').fill('Sara')
      await page.locator('#field-last_name_en').fill('Odeh')
      await page.getByRole('radio', { name: say('guardians.dialog.new') }).check()
      await page.locator('#field-guardian_first_name_en').fill('Huda')
      await page.locator('#field-guardian_last_name_en').fill('Salem')
      await page.locator('#field-guardian_phone').fill('٠٥٠١٢٣٤٥٦٧')
      await page.locator('#field-guardian_relation').click()
      await page.getByRole('option', { name: say('guardians.relation.mother') }).click()
      const save = page.getByRole('button', { name: say('students.form.create') })
      await save.click()
      await page.getByText(known.number).waitFor()
      assert.lengthOf(await rowsOf(centre, 'students'), 0)
      assert.deepEqual(await axeViolations(page), [])

      await page.locator('#field-guardian_confirm_duplicate').check()
      await save.click()
      await page.waitForURL(record)
      const id = record.exec(page.url())![1]!
      assert.isNotNull((await studentRow(centre, id)).household_id)
      await page.getByRole('link', { name: 'Huda Salem' }).first().waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C9 what a guardian may do is changed in a dialog, and somebody known is found by phone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const child = await createStudent(centre)
      const mother = await createGuardian(centre, { firstName: 'Huda' })
      const father = await createGuardian(centre, { firstName: 'Omar', phone: '+966507654321' })
      const other = await createStudent(centre, { firstName: 'Rana', lastName: 'Aziz' })
      await link(centre, other.id, father.id)
      await link(centre, child.id, mother.id, { isPrimary: true, isPayer: true })
      await go(office, `/admin/students/${child.id}?tab=guardians`)
      const edit = say('guardians.of_student.edit').replace('{name}', 'Huda Haddad')
      await page.getByRole('button', { name: edit }).click()
      await page.locator('#field-may_pick_up').uncheck()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('guardians.dialog.save'), exact: true }).click()
      await page.getByText(say('guardians.of_student.no_pick_up')).waitFor()

      await page.getByRole('button', { name: say('guardians.of_student.add') }).click()
      await page.locator('#field-guardian_id').fill('0507654321')
      const option = page.getByRole('option', { name: /Omar Haddad/ })
      await option.waitFor()
      for (const fact of [father.number, '+966 50 765 4321', 'ولي أمر \u2068Rana Aziz\u2069']) {
        assert.include(await option.textContent(), fact)
      }
      await option.click()
      await page.locator('#field-relation').click()
      await page.getByRole('option', { name: say('guardians.relation.father') }).click()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('guardians.dialog.add'), exact: true }).click()
      await page.getByRole('link', { name: 'Omar Haddad' }).waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      const links = await linksOf(centre, child.id)
      assert.deepInclude(links[mother.id], { may_pick_up: false, is_primary: true })
      assert.deepInclude(links[father.id], { relation: 'father', is_primary: false })
      await page.context().close()
    }
  )

  inEnglish(
    'C9 the household of a student is given another payer',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const [child, sister] = [await createStudent(centre), await createStudent(centre)]
      const mother = await createGuardian(centre)
      await link(centre, child.id, mother.id, { isPayer: true })
      await link(centre, sister.id, mother.id)
      await go(office, `/admin/students/${child.id}?tab=guardians`)
      await page.getByRole('button', { name: say('guardians.household.edit') }).click()
      await page.locator('#field-payer_kind').click()
      await page.getByRole('option', { name: say('guardians.household.company') }).click()
      await page.locator('#field-company_name').fill('Aramco')
      await page.getByRole('checkbox', { name: /Sara/ }).last().check()
      assert.deepEqual(await axeViolations(page), [])
      await page.getByRole('button', { name: say('guardians.household.save') }).click()
      await page.getByText('Aramco').waitFor()
      const [household] = await rowsOf(centre, 'households')
      assert.deepInclude(household, { payer_kind: 'company', company_name: 'Aramco' })
      assert.equal((await studentRow(centre, sister.id)).household_id, household.id)
      await page.context().close()
    }
  )
})
