import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { boxOf, read, openAt } from '#tests/helpers/browser/open_at'

let centre: Centre
let admin: Account
const toggle = '[data-language-toggle]'

/** Text in the head is beyond the reach of locators. */
async function titled(page: Page, title: string) {
  while ((await page.title()) !== title) await page.waitForTimeout(50)
}

test.group('Languages', (group) => {
  group.setup(async () => {
    centre = await createCentre()
  })

  group.each.setup(async () => {
    admin = await createAdministrator(centre)
  })

  test('A9 the toggle bears the name of the other language, in that language', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account: admin, path: '/admin/profile' })
    assert.equal(await page.locator(toggle).textContent(), 'العربية')
    assert.equal(await page.locator(toggle).getAttribute('lang'), 'ar')
    await page.locator(toggle).click()
    await page.locator(`${toggle}[lang=en]`).waitFor()
    assert.equal(await page.locator(toggle).textContent(), 'English')
    await page.context().close()
  })

  test('E1 only the language spoken is fetched; the toggle fetches the other, without a reload', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account: admin, path: '/admin/profile' })
    const chunks = () =>
      read<string[]>(
        page,
        `performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/\\/((en|ar)(-[a-z_]+)?)-[^/]{8}\\.js$/)?.[1] ?? [])`
      )
    assert.includeMembers(await chunks(), ['en', 'en-profile'])
    assert.isEmpty((await chunks()).filter((name) => name.startsWith('ar')))
    assert.notInclude(await chunks(), 'en-audit')
    await read(page, `window.sameDocument = true`)
    await page.locator(toggle).click()
    await page.getByRole('heading', { level: 1, name: 'الملف الشخصي' }).waitFor()
    assert.includeMembers(await chunks(), ['ar', 'ar-profile'])
    await page.locator('aside a[href="/admin/audit"]').click()
    await page.locator('h1', { hasNotText: 'الملف الشخصي' }).waitFor()
    assert.include(await chunks(), 'ar-audit')
    assert.notInclude(await chunks(), 'en-audit')
    assert.isTrue(await read<boolean>(page, `window.sameDocument === true`))
    await page.context().close()
  })

  test('E2 Arabic puts the sidebar on the right, English on the left, live', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account: admin, path: '/admin/profile' })
    assert.equal((await boxOf(page, 'aside')).x, 0)
    await page.locator(toggle).click()
    await page.locator('html[dir=rtl]').waitFor()
    const right = await boxOf(page, 'aside')
    const width = await read<number>(page, 'document.documentElement.clientWidth')
    assert.equal(Math.round(right.x + right.width), width)
    await page.locator(toggle).click()
    await page.locator('html[dir=ltr]').waitFor()
    assert.equal((await boxOf(page, 'aside')).x, 0)
    await page.context().close()
  })

  test('A5 the title of the document follows the language, and so does the name of the centre in it', async ({
    browser,
  }) => {
    const pages = [
      { account: admin, path: '/admin/profile', titles: ['Profile', 'الملف الشخصي'] },
      {
        account: await createPerson(centre, 'instructor'),
        path: '/absences',
        titles: ['Absences', 'الغياب'],
      },
      {
        account: await createPerson(centre, 'guardian'),
        path: '/attendance',
        titles: ['Attendance', 'الحضور'],
      },
      { path: '/login', titles: ['Sign in', 'تسجيل الدخول'] },
    ]
    for (const { account, path, titles } of pages) {
      const page = await openAt(browser, { centre, account, path })
      await titled(page, `${titles[0]} · Test Centre`)
      await page.locator(toggle).click()
      await titled(page, `${titles[1]} · مركز الاختبار`)
      await page.locator(toggle).click()
      await titled(page, `${titles[0]} · Test Centre`)
      await page.context().close()
    }
  })

  test('E3 language, direction and local storage follow, and the account keeps the choice', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account: admin, path: '/admin/profile' })
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PUT'),
      page.locator(toggle).click(),
    ])
    assert.equal(await page.locator('html').getAttribute('lang'), 'ar')
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
    assert.equal(await read(page, `localStorage.getItem('locale')`), 'ar')
    await page.context().close()

    const elsewhere = await openAt(browser, { centre, account: admin, path: '/admin/profile' })
    assert.equal(await elsewhere.locator('html').getAttribute('lang'), 'ar')
    await elsewhere.context().close()
  })

  test('E3 the server itself writes lang and dir, before any script runs', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, path: '/login', locale: 'ar' })
    const html = await (await page.reload())!.text()
    assert.match(html, /<html\s+lang="ar"\s+dir="rtl"/)
    await page.context().close()
  })

  test('E3 what is typed stays when the language changes, and the server answers in the new one', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, path: '/admin/login' })
    await page.locator('[name=email]').fill('someone@centre.test')
    await page.locator('[name=password]').fill('not the password')
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PUT'),
      page.locator(toggle).click(),
    ])
    await page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' }).waitFor()
    assert.equal(await page.locator('[name=email]').inputValue(), 'someone@centre.test')
    await page.locator('[type=submit]').click()
    await page.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.').waitFor()
    assert.equal(await page.locator('[name=email]').inputValue(), 'someone@centre.test')
    await page.context().close()
  })
})
