import { test } from '@japa/runner'
import { addressOf } from '#tests/helpers/browser/navigate'
import { password } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/students\/([0-9a-f-]{36})$/

test.group('Unsaved student', () => {
  inArabic(
    'C9 two people editing lose nothing: the second sees both values and chooses',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createStudent(centre, { firstName: 'Base', lastName: 'Base' })
      const other = await openBackOffice(browser, { locale, centre })
      for (const seat of [office, other]) await go(seat, `/admin/students/${id}/edit`)

      await other.page.locator('#field-last_name_en').fill('Theirs')
      await other.page.locator('#field-school_name').fill('Their school')
      await other.page.getByRole('button', { name: say('students.form.update') }).click()
      await other.page.waitForURL(record)

      await page.locator('#field-last_name_en').fill('Mine')
      await page.locator('#field-first_name_en').fill('Changed')
      const save = page.getByRole('button', { name: say('students.form.update') })
      await save.click()
      const panel = page.getByRole('alert').filter({ hasText: say('ui.stale.title') })
      await panel.waitFor()
      assert.equal(await page.locator('#field-last_name_en').inputValue(), 'Mine')
      assert.equal(await page.locator('#field-school_name').inputValue(), 'Their school')
      await panel.getByRole('button', { name: say('ui.stale.theirs') }).click()
      assert.equal(await page.locator('#field-last_name_en').inputValue(), 'Theirs')
      await panel.getByRole('button', { name: say('ui.stale.mine') }).click()
      await save.click()
      await page.waitForURL(record)

      const row = await studentRow(centre, id)
      assert.deepEqual(
        [row.first_name, row.last_name, row.school_name],
        ['Changed', 'Mine', 'Their school']
      )
      await other.page.context().close()
      await page.context().close()
    }
  )

  inEnglish('C9 a form is not left unsaved without asking', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, say } = office
    await go(office, '/admin/students/create')
    await page.locator('#field-first_name_en').fill('Half')
    await page.getByRole('link', { name: say('ui.form.cancel') }).click()
    const dialog = page.getByRole('dialog', { name: say('ui.form.leave_title') })
    await dialog.getByRole('button', { name: say('ui.form.stay') }).click()
    assert.equal(await page.locator('#field-first_name_en').inputValue(), 'Half')
    await page.getByRole('link', { name: say('ui.form.cancel') }).click()
    await dialog.getByRole('button', { name: say('ui.form.leave') }).click()
    await page.waitForURL(/\/admin\/students$/)
    await go(office, '/admin/students/create')
    assert.equal(await page.locator('#field-first_name_en').inputValue(), '')
    await page.context().close()
  })

  inArabic(
    'C9 what was typed survives an expired session and signing in again',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, account, say } = office
      await go(office, '/admin/students/create')
      await page.locator('#field-first_name_en').fill('Kept')
      await page.locator('#field-last_name_en').fill('Words')
      await page.context().clearCookies()
      await page.context().addCookies([{ name: 'locale', value: locale, url: addressOf(centre) }])
      await page.getByRole('button', { name: say('students.form.create') }).click()
      await page.locator('#field-first_name_en').waitFor({ state: 'detached' })

      await page.goto(addressOf(centre, '/admin/login'))
      await page.locator('input[name=email]').fill(account.email)
      await page.locator('input[name=password]').fill(password)
      await page.locator('button[type=submit]').click()
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      await go(office, '/admin/students/create')
      await page.getByText(say('ui.form.draft_restored')).waitFor()
      assert.equal(await page.locator('#field-first_name_en').inputValue(), 'Kept')
      await page.getByRole('button', { name: say('students.form.create') }).click()
      await page.waitForURL(record)
      await go(office, '/admin/students/create')
      assert.equal(await page.locator('#field-first_name_en').inputValue(), '')
      await page.context().close()
    }
  )
})
