import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { insert } from '#tests/helpers/database/insert'
import { createInstructor } from '#tests/helpers/people/instructors'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const ibans = { theirs: 'SA0380000000608010167519', mine: 'DE89370400440532013000' }

const stale = ({ page, say }: BackOffice) =>
  page.getByRole('alert').filter({ hasText: say('ui.stale.title') })

const press = ({ page, say }: BackOffice, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click()

async function save(office: BackOffice, key: string) {
  await press(office, key)
  await office.page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.group('Two at one dialog of an instructor', () => {
  inEnglish(
    'C8 of two who change a document the second sees what the first saved, and chooses',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre)
      const passport = { id: uuid(), instructor_id: id, kind: 'passport', title: 'Passport' }
      await insert(centre, 'instructor_documents', passport)
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/instructors/${id}?tab=documents`)
        const name = say('instructors.documents.edit').replace('{title}', 'Passport')
        await seat.page.getByRole('button', { name }).click()
      }
      await other.page.locator('#field-kind').click()
      await other.page.getByRole('option', { name: say('instructors.document_kind.visa') }).click()
      await other.page.locator('#field-title').fill('Theirs')
      await other.page.locator('#field-number').fill('K-7')
      await save(other, 'instructors.documents.save')

      await page.locator('#field-kind').click()
      await page.getByRole('option', { name: say('instructors.document_kind.identity') }).click()
      await page.locator('#field-title').fill('Mine')
      await press(office, 'instructors.documents.save')
      const panel = stale(office)
      await panel.getByText(say('instructors.document_kind.visa'), { exact: true }).waitFor()
      await panel.getByText(say('instructors.document_kind.identity'), { exact: true }).waitFor()
      await panel.getByText(new RegExp(say('instructors.documents.number'))).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.isAtMost(await sidewaysScroll(page), 0)
      const theirs = `${say('ui.stale.theirs')}: ${say('instructors.documents.kind')}`
      await panel.getByRole('button', { name: theirs, exact: true }).click()
      await save(office, 'instructors.documents.save')
      const [document] = await rowsOf(centre, 'instructor_documents')
      assert.deepInclude(document, { kind: 'visa', title: 'Mine', number: 'K-7' })
      await other.page.context().close()
      await page.context().close()
    }
  )

  inArabic(
    'C8 of two who say where the pay goes the second sees the account the first saved',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const { id } = await createInstructor(centre)
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/instructors/${id}?tab=pay`)
        await press(seat, 'instructors.pay.edit_account')
      }
      await other.page.locator('#field-iban').fill(ibans.theirs)
      await save(other, 'instructors.pay.save_account')
      await page.locator('#field-iban').fill(ibans.mine)
      await press(office, 'instructors.pay.save_account')
      const panel = stale(office)
      await panel.getByText(ibans.theirs).waitFor()
      await panel.getByText(ibans.mine).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await save(office, 'instructors.pay.save_account')
      const [instructor] = await rowsOf(centre, 'instructors')
      assert.equal(instructor.iban, ibans.mine)
      await other.page.context().close()
      await page.context().close()
    }
  )

  inEnglish(
    'F5 of two who add a pay rule for one day the second sees the rule of the first',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createInstructor(centre)
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) {
        await go(seat, `/admin/instructors/${id}?tab=pay`)
        await press(seat, 'instructors.pay.add')
        await seat.page.locator('#field-amount').fill(seat === office ? '80' : '75.5')
      }
      await save(other, 'instructors.pay.save')
      await press(office, 'instructors.pay.save')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say('instructors.errors.day_taken')).waitFor()
      await dialog.getByText(/75\.50/).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      assert.lengthOf(await rowsOf(centre, 'pay_rules'), 1)
      await other.page.context().close()
      await page.context().close()
    }
  )
})
