import { test } from '@japa/runner'
import { addressOf } from '#tests/helpers/browser/navigate'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { boxOf, read, openAt, word } from '#tests/helpers/browser/open_at'

const attached = { state: 'attached' } as const
let centre: Centre
let admin: Account
let instructor: Account
let student: Account

test.group('Layouts', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    admin = await createAdministrator(centre)
    instructor = await createPerson(centre, 'instructor')
    student = await createPerson(centre, 'student')
  })

  test('A1 a door is bare: no header, no sidebar, no footer', async ({ assert, browser }) => {
    for (const path of ['/admin/login', '/instructor/login', '/login']) {
      const page = await openAt(browser, { centre, path })
      assert.equal(await page.locator('header, aside, footer').count(), 0, path)
      assert.equal(await page.locator('main form [name=email]').count(), 1, path)
      await page.context().close()
    }
  })

  test('A2 each portal has its layout, also on the paths two of them share', async ({
    assert,
    browser,
  }) => {
    const stands = [
      { account: admin, path: '/admin/students', portal: 'admin' },
      { account: instructor, path: '/', portal: 'instructor' },
      { account: instructor, path: '/instructor/profile', portal: 'instructor' },
      { account: student, path: '/', portal: 'student' },
      { account: student, path: '/profile', portal: 'student' },
    ]
    for (const { account, path, portal } of stands) {
      const page = await openAt(browser, { centre, account, path })
      assert.equal(await page.locator('[data-layout]').getAttribute('data-layout'), portal, path)
      await page.context().close()
    }
  })

  test('A3 A14 every layout has a header, a panel with the person, and a footer with name, version, year', async ({
    assert,
    browser,
  }) => {
    for (const [account, path] of [
      [admin, '/admin/profile'],
      [instructor, '/'],
      [student, '/'],
    ] as const) {
      const page = await openAt(browser, { centre, account, path })
      await page.locator('header [aria-expanded]').last().click()
      const person = page.getByRole('dialog').getByRole('link', { name: /^Profile of / })
      await person.waitFor()
      assert.match((await person.textContent()) ?? '', account === admin ? /Haddad/ : /Khalil/)
      assert.equal(await person.locator('[data-avatar]').count(), 1)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })

      const footer = (await page.locator('footer').textContent()) ?? ''
      assert.include(footer, 'Markaz')
      assert.include(footer, 'Version 1.0')
      assert.include(footer, `© ${new Date().getFullYear()}`)
      await page.context().close()
    }
  })

  test('A5 a page is titled by its own name and the centre', async ({ assert, browser }) => {
    const page = await openAt(browser, { centre, account: admin, path: '/admin/students' })
    assert.equal(await page.title(), 'Students · Test Centre')
    await page.getByRole('link', { name: 'Add student' }).first().click()
    await page.waitForURL('**/admin/students/create')
    await page.locator('[role=status]', { hasText: 'Add student' }).waitFor(attached)
    assert.equal(await page.title(), 'Add student · Test Centre')
    await page.context().close()
  })

  test('A6 the page loader shows while a layout loads and is gone once it is mounted', async ({
    assert,
    browser,
  }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/build/auth-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(addressOf(centre, '/admin/login'), { waitUntil: 'commit' })
    const loader = page.locator('#page-loader')
    await loader.waitFor({ state: 'visible' })
    assert.equal(await page.locator('h1').count(), 0)
    release()
    await page.locator('h1').waitFor()
    await loader.waitFor({ state: 'hidden' })
    await context.close()
  })

  test('A8 the avatar of the user menu is 21 px wide; the menu leads to the profile and out by POST', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, account: admin, path: '/admin/students' })
    const avatar = await boxOf(page, '[data-user-menu] [data-avatar]')
    assert.equal(avatar.width, 21)
    await page.locator('[data-user-menu]').click()
    const profile = page.getByRole('menuitem', { name: word('shell.user.profile') })
    assert.equal(await profile.getAttribute('href'), '/admin/profile')
    const [request] = await Promise.all([
      page.waitForRequest('**/admin/logout'),
      page.getByRole('menuitem', { name: word('shell.user.logout') }).click(),
    ])
    assert.equal(request.method(), 'POST')
    await page.waitForURL('**/admin/login')
    await page.context().close()
  })

  test('A13 instructors and students have a fixed light header, narrow content and never dark colours', async ({
    assert,
    browser,
  }) => {
    const storage = {
      darkMode: 'on',
      appearance: JSON.stringify({ headerFixed: false, headerDark: true, mainContent: 'full' }),
    }
    for (const account of [instructor, student]) {
      const page = await openAt(browser, { centre, account, path: '/', scheme: 'dark', storage })
      assert.isFalse(
        await read<boolean>(page, `document.documentElement.classList.contains('dark')`)
      )
      assert.equal(await page.locator('html').getAttribute('data-mantine-color-scheme'), 'light')
      assert.equal(await page.locator('main').getAttribute('data-width'), 'narrow')
      assert.equal(await page.locator('header').getAttribute('data-surface'), null)
      assert.equal(
        await read(page, `getComputedStyle(document.querySelector('header')).position`),
        'sticky'
      )
      assert.equal(await page.locator('[data-dark-toggle]').count(), 0)
      await page.context().close()
    }
  })

  test('A13 signing in from a dark door to a student portal takes the dark class away', async ({
    assert,
    browser,
  }) => {
    const page = await openAt(browser, { centre, path: '/login', storage: { darkMode: 'on' } })
    assert.isTrue(await read<boolean>(page, `document.documentElement.classList.contains('dark')`))
    const { password } = await import('#tests/helpers/centre/centre')
    await page.locator('[name=email]').fill(student.email)
    await page.locator('[name=password]').fill(password)
    await page.locator('[type=submit]').click()
    await page.locator('[data-layout=student]').waitFor()
    assert.isFalse(await read<boolean>(page, `document.documentElement.classList.contains('dark')`))
    await page.context().close()
  })
})
