import { test } from '@japa/runner'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { read, openAt } from '#tests/helpers/browser/open_at'

let centre: Centre
let account: Account

test.group('Keyboard', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    account = await createAdministrator(centre)
    await createStudent(centre)
  })

  test('the first Tab offers to skip to the content', async ({ assert, browser }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/profile' })
    await page.keyboard.press('Tab')
    assert.equal(await read(page, 'document.activeElement.textContent'), 'Skip to content')
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await page.context().close()
  })

  test('after a visit the focus is on the heading and the title is announced', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students/create' })
    await page.locator('aside').getByRole('link', { name: 'All students' }).click()
    await page.waitForURL('**/admin/students')
    await page.locator('h1:focus').waitFor()
    const said = page.locator('[role=status]', { hasText: /^Students · Test Centre$/ })
    await said.waitFor({ state: 'attached' })
    assert.equal(await page.title(), 'Students · Test Centre')
    await page.context().close()
  })

  test('a form begins in its first field, however long its page took to come', async ({
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    const skeleton = page.locator('[data-page-skeleton]')
    await page.route('**/admin/students/create', async (route) => {
      await skeleton.waitFor()
      await route.continue()
    })
    await page.locator('h1').focus()
    await page.keyboard.press('c')
    await page.locator('form input:focus').waitFor()
    await skeleton.waitFor({ state: 'detached' })
  })

  test('shortcuts work by the place of the key, on an Arabic keyboard too, and rest while typing', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account, path: '/admin/students' })
    const arabic = (key: string, code: string, shiftKey = false) =>
      read(
        page,
        `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', code: '${code}', shiftKey: ${shiftKey}, bubbles: true, cancelable: true }))`
      )
    await arabic('؟', 'Slash', true)
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await arabic('ج', 'BracketLeft')
    await page.locator('aside:not([data-shown])').waitFor({ state: 'attached' })
    await arabic('ظ', 'Slash')
    await page.locator('[data-shortcut=filter]:focus').waitFor()
    await arabic('ج', 'BracketLeft')
    assert.equal(await page.locator('aside[data-shown]').count(), 0)
    await page.locator('h1').focus()
    await arabic('ؤ', 'KeyC')
    await page.waitForURL('**/admin/students/create')
    await page.locator('form :focus').waitFor()
    await arabic('ل', 'KeyG')
    await arabic('س', 'KeyS')
    assert.include(page.url(), '/admin/students/create')
    await page.locator('h1').focus()
    await arabic('ل', 'KeyG')
    await arabic('س', 'KeyS')
    await page.waitForURL('**/admin/students')
    await page.context().close()
  })
})
