import { test } from '@japa/runner'
import { addressOf, signIn } from '#tests/helpers/browser/navigate'
import { password } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const path = '/admin/settings/security'

async function sitDownLater(office: BackOffice) {
  await signIn(office.page.context(), office.account, { confirmed: false })
  await go(office, path)
}

test.group('Security settings', () => {
  inArabic(
    'C2 a change asks who it is and is then sent again by itself, with all that was chosen',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await sitDownLater(office)
      await page.locator('#field-instructors_may_ask').check()
      await page.getByRole('button', { name: say('security.save') }).click()

      const dialog = page.getByRole('dialog', { name: say('session.confirm.title') })
      await dialog.locator('input[name="password"]').fill('not the password')
      await page.keyboard.press('Enter')
      await dialog.getByText(say('session.wrong_password')).waitFor()
      assert.isTrue(await page.locator('#field-instructors_may_ask').isChecked())
      await dialog.locator('input[name="password"]').fill(password)
      await page.keyboard.press('Enter')

      await page.getByText(say('security.flash.saved')).first().waitFor()
      await dialog.waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('#field-instructors_may_ask').waitFor()
      assert.isTrue(await page.locator('#field-instructors_may_ask').isChecked())
      await page.context().close()
    }
  )

  inEnglish(
    'C2 declining the question keeps the form as it was typed, and saves nothing',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await sitDownLater(office)
      await page.locator('#field-students_may_ask').check()
      await page.getByRole('button', { name: say('security.save') }).click()
      const dialog = page.getByRole('dialog', { name: say('session.confirm.title') })
      await dialog.getByRole('button', { name: say('session.confirm.cancel') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.isTrue(await page.locator('#field-students_may_ask').isChecked())
      await page.getByText(say('ui.form.unsaved')).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'T15 everybody is signed out once the centre is named',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const colleague = await openBackOffice(browser, { locale, centre })
      await go(colleague, '/admin/profile')
      await go(office, path)
      await page.getByRole('button', { name: say('security.everybody_out.open') }).click()
      const dialog = page.getByRole('dialog', { name: say('security.everybody_out.title') })
      const submit = dialog.getByRole('button', { name: say('security.everybody_out.submit') })
      assert.isTrue(await submit.isDisabled())
      await dialog
        .locator('input[name="confirmation"]')
        .fill(locale === 'ar' ? 'مركز الاختبار' : 'Test Centre')
      await submit.click()
      await dialog.waitFor({ state: 'detached' })
      await colleague.page.goto(addressOf(centre, '/admin/profile'))
      await colleague.page.waitForURL(/\/admin\/login$/)
      await colleague.page.context().close()
      await page.context().close()
    }
  )
})
