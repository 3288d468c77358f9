import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGuardian, link, linksOf } from '#tests/helpers/people/guardians'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const stale = ({ page, say }: BackOffice) =>
  page.getByRole('alert').filter({ hasText: say('ui.stale.title') })

const press = ({ page, say }: BackOffice, key: string, name = '') =>
  page.getByRole('button', { name: say(key).replace('{name}', name), exact: true }).click()

async function choose({ page, say }: BackOffice, field: string, option: string) {
  await page.locator(`#field-${field}`).click()
  await page.getByRole('option', { name: say(option), exact: true }).click()
}

async function save(office: BackOffice, key: string) {
  await press(office, key)
  await office.page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.group('Two at one dialog of a family', () => {
  inArabic(
    'C9 of two who change what a guardian may do the second sees what the first saved, on a phone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const child = await createStudent(centre)
      const mother = await createGuardian(centre, { firstName: 'Huda' })
      await link(centre, child.id, mother.id, { isPrimary: true, isPayer: true })
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/students/${child.id}?tab=guardians`)
        await press(seat, 'guardians.of_student.edit', 'Huda Haddad')
      }
      await choose(other, 'relation', 'guardians.relation.grandparent')
      await other.page.locator('#field-may_pick_up').uncheck()
      await other.page.getByRole('checkbox', { name: say('guardians.channels.email') }).check()
      await save(other, 'guardians.dialog.save')

      await choose(office, 'relation', 'guardians.relation.sponsor')
      await page
        .getByRole('checkbox', { name: say('guardians.channels.mail'), exact: true })
        .check()
      await press(office, 'guardians.dialog.save')
      const panel = stale(office)
      await panel.getByText(say('guardians.relation.grandparent'), { exact: true }).waitFor()
      await panel.getByText(say('guardians.relation.sponsor'), { exact: true }).waitFor()
      await panel.getByText(new RegExp(say('guardians.fields.may_pick_up'))).waitFor()
      await panel.and(page.locator(':focus')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await panel.getByRole('button', { name: new RegExp(`^${say('ui.stale.theirs')}`) }).click()
      assert.isFalse(await page.locator('#field-may_pick_up').isChecked())
      await save(office, 'guardians.dialog.save')
      const saved = (await linksOf(centre, child.id))[mother.id]
      assert.deepInclude(saved, { relation: 'grandparent', may_pick_up: false })
      assert.includeMembers(saved.channels, ['email', 'mail'])
      await other.page.context().close()
      await page.context().close()
    }
  )

  inEnglish(
    'C9 of two who change a household the second sees payers by name, and the children of both are kept',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const child = await createStudent(centre)
      const sister = await createStudent(centre, { firstName: 'Noor' })
      const mother = await createGuardian(centre, { firstName: 'Huda' })
      await link(centre, child.id, mother.id, { isPayer: true })
      await link(centre, sister.id, mother.id)
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/students/${child.id}?tab=guardians`)
        await press(seat, 'guardians.household.edit')
      }
      await choose(other, 'payer_kind', 'guardians.household.student')
      await other.page.getByRole('checkbox', { name: /Noor/ }).check()
      await save(other, 'guardians.household.save')

      await choose(office, 'payer_kind', 'guardians.household.company')
      await page.locator('#field-company_name').fill('Aramco')
      await press(office, 'guardians.household.save')
      const panel = stale(office)
      await panel.getByText(say('guardians.household.student'), { exact: true }).waitFor()
      await panel.getByText(say('guardians.household.company'), { exact: true }).waitFor()
      assert.isTrue(await page.getByRole('checkbox', { name: /Noor/ }).isChecked())
      assert.deepEqual(await axeViolations(page), [])
      await save(office, 'guardians.household.save')
      const [household] = await rowsOf(centre, 'households')
      assert.deepInclude(household, { payer_kind: 'company', company_name: 'Aramco' })
      assert.equal((await studentRow(centre, sister.id)).household_id, household.id)
      await other.page.context().close()
      await page.context().close()
    }
  )
})
