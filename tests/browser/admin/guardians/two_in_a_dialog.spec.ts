import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/axe'
import { rowsOf } from '#tests/helpers/centre'
import { sidewaysScroll } from '#tests/helpers/corner'
import { type Desk, go, sitDown } from '#tests/helpers/desk'
import { createGuardian, link, linksOf } from '#tests/helpers/guardians'
import { createStudent, studentRow } from '#tests/helpers/students'
import { inArabic, inEnglish } from '#tests/helpers/languages'

const stale = ({ page, say }: Desk) =>
  page.getByRole('alert').filter({ hasText: say('ui.stale.title') })

const press = ({ page, say }: Desk, key: string, name = '') =>
  page.getByRole('button', { name: say(key).replace('{name}', name), exact: true }).click()

async function choose({ page, say }: Desk, field: string, option: string) {
  await page.locator(`#field-${field}`).click()
  await page.getByRole('option', { name: say(option), exact: true }).click()
}

/** Saves, and waits until the dialog is gone. */
async function save(desk: Desk, key: string) {
  await press(desk, key)
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.group('Two at one dialog of a family', () => {
  inArabic(
    'C9 of two who change what a guardian may do the second sees what the first saved, on a phone',
    async ({ locale, assert, browser }) => {
      const desk = await sitDown(browser, { locale, width: 390 })
      const { page, centre, say } = desk
      const child = await createStudent(centre)
      const mother = await createGuardian(centre, { firstName: 'Huda' })
      await link(centre, child.id, mother.id, { isPrimary: true, isPayer: true })
      const other = await sitDown(browser, { locale, centre })
      for (const seat of [desk, other]) {
        await go(seat, `/admin/students/${child.id}?tab=guardians`)
        await press(seat, 'guardians.of_student.edit', 'Huda Haddad')
      }
      await choose(other, 'relation', 'guardians.relation.grandparent')
      await other.page.locator('#field-may_pick_up').uncheck()
      await other.page.getByRole('checkbox', { name: say('guardians.channels.email') }).check()
      await save(other, 'guardians.dialog.save')

      await choose(desk, 'relation', 'guardians.relation.sponsor')
      await page
        .getByRole('checkbox', { name: say('guardians.channels.mail'), exact: true })
        .check()
      await press(desk, 'guardians.dialog.save')
      const panel = stale(desk)
      await panel.getByText(say('guardians.relation.grandparent'), { exact: true }).waitFor()
      await panel.getByText(say('guardians.relation.sponsor'), { exact: true }).waitFor()
      await panel.getByText(new RegExp(say('guardians.fields.may_pick_up'))).waitFor()
      await panel.and(page.locator(':focus')).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      await panel.getByRole('button', { name: new RegExp(`^${say('ui.stale.theirs')}`) }).click()
      assert.isFalse(await page.locator('#field-may_pick_up').isChecked())
      await save(desk, 'guardians.dialog.save')
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
      const desk = await sitDown(browser, { locale })
      const { page, centre, say } = desk
      const child = await createStudent(centre)
      const sister = await createStudent(centre, { firstName: 'Noor' })
      const mother = await createGuardian(centre, { firstName: 'Huda' })
      await link(centre, child.id, mother.id, { isPayer: true })
      await link(centre, sister.id, mother.id)
      const other = await sitDown(browser, { locale, centre })
      for (const seat of [desk, other]) {
        await go(seat, `/admin/students/${child.id}?tab=guardians`)
        await press(seat, 'guardians.household.edit')
      }
      await choose(other, 'payer_kind', 'guardians.household.student')
      await other.page.getByRole('checkbox', { name: /Noor/ }).check()
      await save(other, 'guardians.household.save')

      await choose(desk, 'payer_kind', 'guardians.household.company')
      await page.locator('#field-company_name').fill('Aramco')
      await press(desk, 'guardians.household.save')
      const panel = stale(desk)
      await panel.getByText(say('guardians.household.student'), { exact: true }).waitFor()
      await panel.getByText(say('guardians.household.company'), { exact: true }).waitFor()
      assert.isTrue(await page.getByRole('checkbox', { name: /Noor/ }).isChecked())
      assert.deepEqual(await axeViolations(page), [])
      await save(desk, 'guardians.household.save')
      const [household] = await rowsOf(centre, 'households')
      assert.deepInclude(household, { payer_kind: 'company', company_name: 'Aramco' })
      assert.equal((await studentRow(centre, sister.id)).household_id, household.id)
      await other.page.context().close()
      await page.context().close()
    }
  )
})
