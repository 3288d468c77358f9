import { test } from '@japa/runner'
import { UpdateAdministrator } from '#domain/access/administrators/actions/update_administrator'
import { accountByEmail, accountRow } from '#tests/helpers/access/administrators'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type Account, createAdministrator, rowsOf } from '#tests/helpers/centre/centre'
import { goLater, questionOf } from '#tests/helpers/browser/confirm_dialog'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { principalOf, roleNamed, rolesOf } from '#tests/helpers/access/roles'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const roleNames = {
  en: { Accountant: 'Accountant', Receptionist: 'Receptionist', Manager: 'Manager' },
  ar: { Accountant: 'محاسب', Receptionist: 'موظف الاستقبال', Manager: 'مدير المركز' },
}

const isRecord = /users\/[0-9a-f-]{36}$/

const field = ({ page }: BackOffice, name: string) => page.locator(`#field-${name}`)

async function saveMeanwhile(target: Account) {
  const { centre, userId, email } = target
  const colleague = await createAdministrator(centre)
  const roles = ['Receptionist', 'Accountant'].map(
    async (name) => (await roleNamed(centre, name)).id as string
  )
  await new UpdateAdministrator().execute({
    tenantId: centre.id,
    by: await principalOf(colleague),
    requestId: null,
    id: userId,
    version: (await accountRow(target)).version,
    fields: {
      firstName: 'Sara',
      lastName: 'Theirs',
      firstNameOther: 'سلمى',
      lastNameOther: 'حداد',
      email,
      phone: null,
    },
    roleIds: await Promise.all(roles),
  })
}

test.group('The form of an administrator', () => {
  inEnglish(
    'C6 what a colleague saved meanwhile stands beside what is typed; roles are put together',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say, centre } = office
      const names = roleNames[locale]
      const target = await createAdministrator(centre, { roles: ['Receptionist'] })
      await go(office, `/admin/users/${target.userId}/edit`)
      await saveMeanwhile(target)
      await field(office, 'first_name_en').fill('Changed')
      await field(office, 'last_name_en').fill('Mine')
      await page.getByRole('checkbox', { name: names.Manager }).check()
      const save = page.getByRole('button', { name: say('users.form.update') })
      await save.click()
      const panel = page.getByRole('alert').filter({ hasText: say('ui.stale.title') })
      await panel.waitFor()
      assert.equal(await field(office, 'last_name_en').inputValue(), 'Mine')
      assert.equal(await field(office, 'first_name_ar').inputValue(), 'سلمى')
      for (const name of Object.values(names)) {
        assert.isTrue(await page.getByRole('checkbox', { name }).isChecked(), name)
      }
      assert.deepEqual(await axeViolations(page), [])
      await panel.getByRole('button', { name: say('ui.stale.theirs') }).click()
      assert.equal(await field(office, 'last_name_en').inputValue(), 'Theirs')
      await panel.getByRole('button', { name: say('ui.stale.mine') }).click()
      await save.click()
      await page.waitForURL(isRecord)
      const { administrator_id: id } = await accountRow(target)
      const [person] = await rowsOf(centre, 'administrators', { id })
      assert.deepEqual(
        [person.first_name, person.last_name, person.first_name_other],
        ['Changed', 'Mine', 'سلمى']
      )
      assert.deepEqual(await rolesOf(target), ['Accountant', 'Manager', 'Receptionist'])
      await page.context().close()
    }
  )

  inArabic(
    'C6 inviting asks who it is, over the form: a wrong password or none loses nothing typed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, say, centre } = office
      const email = `nour-${locale}@centre.test`
      await goLater(office, '/admin/users/create')
      await field(office, 'first_name_en').fill('Nour')
      await field(office, 'last_name_en').fill('Aziz')
      await field(office, 'email').fill(email)
      await page.getByRole('checkbox', { name: roleNames[locale].Accountant }).check()
      const send = page.getByRole('button', { name: say('users.form.create') })
      const question = questionOf(office)
      await send.click()
      await question.answerWrong()
      assert.deepEqual(await axeViolations(page), [])
      await question.cancel()
      assert.isUndefined(await accountByEmail(centre, email))
      assert.equal(await field(office, 'email').inputValue(), email)
      assert.isTrue(
        await page.getByRole('checkbox', { name: roleNames[locale].Accountant }).isChecked()
      )
      await send.click()
      await question.answer()
      await page.waitForURL(isRecord)
      const account = await accountByEmail(centre, email)
      assert.deepEqual(await rolesOf({ centre, userId: account.id }), ['Accountant'])
      await page.context().close()
    }
  )
})
