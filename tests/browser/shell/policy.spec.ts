import { test } from '@japa/runner'
import { addressOf, signIn } from '#tests/helpers/browser/navigate'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { problemsOf } from '#tests/helpers/browser/page_problems'
import { word } from '#tests/helpers/browser/open_at'

test.group('The security policy of a page', () => {
  test('refuses nothing of our own: panels, menus, sheets, calendars', async ({
    assert,
    browserContext,
  }) => {
    const admin = await createAdministrator(await createCentre())
    await signIn(browserContext, admin)
    const page = await browserContext.newPage()
    const problems = problemsOf(page)
    await page.goto(addressOf(admin.centre, '/admin/students/create'))
    await page.locator('h1').first().waitFor()

    await page.getByRole('button', { name: word('shell.overlay.open') }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page
      .getByRole('button', { name: /Haddad/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: word('shell.user.shortcuts') }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.getByLabel(word('students.fields.birth_date')).first().click()
    await page.getByText(word('shell.language.ar')).first().click()
    await page.locator('html[dir=rtl]').waitFor()
    assert.deepEqual(problems, [])
  })

  test('T21 runs no script that came as text', async ({ assert, browserContext }) => {
    const admin = await createAdministrator(await createCentre())
    await signIn(browserContext, admin)
    const page = await browserContext.newPage()
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const attack = `<img src=x onerror=alert(1)><script>alert(2)</script>`
    await page.goto(addressOf(admin.centre, '/admin/students/create'))
    await page.fill('[name=first_name_en]', attack)
    await page.fill('[name=last_name_en]', `{{constructor.constructor('alert(3)')()}}`)
    await page.fill('[name=notes]', attack)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/admin\/students\/[0-9a-f-]{36}$/)
    await page.locator('h1').first().waitFor()
    assert.include(await page.locator('h1').first().textContent(), '<img src=x')
    assert.deepEqual(dialogs, [])
  })
})
