import { test } from '@japa/runner'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import { createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createStudent } from '#tests/helpers/people/students'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const rows = '[data-row-id]'

test.group('Students list', () => {
  inEnglish(
    'C9 search, filter, sort and page live in the address and survive a reload',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      await seedDemoStudents({ id: centre.id, country: 'SA' }, 60)
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, '/admin/students')
      assert.equal(await page.getAttribute('html', 'lang'), locale)
      assert.equal(await page.locator(rows).count(), 25)

      await page.getByRole('link', { name: say('ui.list.page', { page: 2 }) }).click()
      await page.waitForURL(/\?page=2$/)
      await page
        .getByRole('columnheader', { name: say('students.columns.name') })
        .getByRole('button')
        .click()
      await page.waitForURL(/\?sort=name$/)
      await page.locator('th[aria-sort=ascending]').waitFor()

      await page
        .getByRole('search')
        .getByRole('button', { name: say('students.filters.status') })
        .click()
      await page.getByRole('checkbox', { name: say('students.status.alumni') }).check()
      await page.waitForURL(/status=alumni/)
      await page.keyboard.press('Escape')
      await page.reload()
      await page.locator(rows).first().waitFor()
      const heads = await page.locator('thead th').allInnerTexts()
      const place = heads.findIndex((head) => head.includes(say('students.columns.status'))) + 1
      const statuses = await page.locator(`${rows} td:nth-child(${place})`).allInnerTexts()
      assert.deepEqual([...new Set(statuses)], [say('students.status.alumni')])

      await page.locator('[data-shortcut=filter]').fill('zzzzzz')
      await page.getByText(say('ui.list.no_results'), { exact: true }).waitFor()
      await page.getByRole('button', { name: say('ui.list.clear_filters') }).click()
      await page.waitForURL(/\/admin\/students\?sort=name$/)
      assert.equal(await page.locator('[data-shortcut=filter]').inputValue(), '')
      await page.context().close()
    }
  )

  inArabic(
    'C9 pages are links: in place, by keyboard, and in a tab of their own',
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      await seedDemoStudents({ id: centre.id, country: 'SA' }, 60)
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, '/admin/students?sort=name')
      const pages = page.getByRole('navigation', { name: new RegExp(`: ${say('students.title')}`) })
      const numbered = (number: number) =>
        pages.getByRole('link', { name: say('ui.list.page', { page: number }) })
      const current = pages.locator('[aria-current=page]')
      assert.equal(await numbered(1).getAttribute('aria-current'), 'page')
      assert.isTrue(
        await pages.getByRole('button', { name: say('ui.list.previous_page') }).isDisabled()
      )

      await pages.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate<number>('scrollY')
      await numbered(2).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\?sort=name&page=2$/)
      await page.waitForFunction(
        `document.querySelector('main nav [aria-current=page]').textContent.match(/2|٢/)`
      )
      assert.equal(await page.evaluate<number>('scrollY'), scrolled)
      assert.equal(await current.count(), 1)
      assert.equal(
        await page.evaluate('document.activeElement.getAttribute("aria-current")'),
        'page'
      )

      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        numbered(3).click({ button: 'middle' }),
      ])
      await tab.waitForURL(/\?sort=name&page=3$/)
      assert.match(page.url(), /page=2$/)
      await page.context().close()
    }
  )

  inEnglish(
    'C9 a name typed in either script, or a phone in Arabic digits, finds its student',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      await createStudent(centre, {
        firstName: 'Layla',
        firstNameOther: 'ليلى',
        phone: '+966501234567',
      })
      await createStudent(centre, { firstName: 'Omar', firstNameOther: 'عمر' })
      await go(office, '/admin/students')
      for (const typed of ['layla', 'ليلي', '٠٥٠١٢٣٤٥٦٧']) {
        await page.locator('[data-shortcut=filter]').fill(typed)
        await page.waitForURL((url) => url.searchParams.get('q') === typed)
        await page.locator(`${rows}:only-child`).waitFor()
        assert.match(await page.locator(rows).innerText(), /Layla/)
      }
      await page.context().close()
    }
  )

  inArabic(
    'C9 archiving says what it will do to how many, and can be undone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      for (const firstName of ['One', 'Two', 'Three']) await createStudent(centre, { firstName })
      await go(office, '/admin/students')
      const boxes = page.locator(`${rows} input[type=checkbox]`)
      await boxes.nth(0).click()
      await boxes.nth(2).click({ modifiers: ['Shift'] })
      const bar = page.getByRole('toolbar', { name: say('ui.list.selection') })
      const archive = (count: number) =>
        bar.getByRole('button', { name: say('students.acts.archive_many', { count }), exact: true })
      await archive(3).waitFor()
      await boxes.nth(1).click()
      await archive(2).click()
      await page.locator(`${rows}:only-child`).waitFor()
      assert.match(await page.locator(rows).innerText(), /Two/)
      await page.getByRole('button', { name: say('ui.list.undo') }).click()
      await page.locator(rows).nth(2).waitFor()
      assert.equal(await page.locator(rows).count(), 3)
      await page.context().close()
    }
  )

  inEnglish(
    'C9 the keyboard walks, selects, opens and edits, on any keyboard layout',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const first = await createStudent(centre, { firstName: 'First' })
      await createStudent(centre, { firstName: 'Second' })
      await go(office, '/admin/students')
      await page.locator(rows).first().waitFor()
      const press = (code: string, key: string) =>
        page.evaluate(
          `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code: '${code}', key: '${key}', bubbles: true, cancelable: true }))`
        )
      await press('KeyJ', 'ت')
      await press('KeyJ', 'ت')
      await press('KeyX', 'ء')
      await page.locator(`[data-row-id="${first.id}"][data-selected]`).waitFor()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      await press('KeyE', 'ث')
      await page.waitForURL(new RegExp(`/admin/students/${first.id}/edit$`))
      await page.goBack()
      await page.locator(rows).first().waitFor()
      await press('KeyJ', 'ت')
      await press('KeyJ', 'ت')
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`/admin/students/${first.id}$`))
      assert.match(await page.locator('h1').innerText(), /First/)
      await page.context().close()
    }
  )

  inArabic(
    'C9 a phone shows cards with name, facts, status and the same menu',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      await createStudent(centre, { firstName: 'Nour', phone: '+966501234567' })
      await go(office, '/admin/students')
      const card = page.locator(`li${rows}`)
      await card.waitFor()
      const text = await card.innerText()
      assert.match(text, /Nour/)
      assert.include(text, '+966 50 123 4567')
      assert.equal(await card.locator('bdi[dir=ltr]', { hasText: '+966' }).count(), 1)
      assert.include(text, say('students.status.active'))
      await card.getByRole('button').click()
      await page.getByRole('menuitem', { name: say('ui.list.edit') }).click()
      await page.waitForURL(/\/edit$/)
      await page.context().close()
    }
  )

  inEnglish(
    "C9 a row's menu opens and walks by keyboard, and Escape gives the focus back",
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createStudent(centre, { firstName: 'Nour' })
      await go(office, '/admin/students')
      const opener = page.locator(`${rows} button[aria-haspopup=menu]`)
      for (const time of ['first', 'second']) {
        await opener.focus()
        await page.keyboard.press('Enter')
        await page.getByRole('menuitem', { name: say('ui.list.edit') }).waitFor()
        await page.keyboard.press('ArrowDown')
        await page.locator('[role=menuitem]:focus').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
        await page.locator(`${rows} button[aria-haspopup=menu]:focus`).waitFor()
        assert.equal(await opener.getAttribute('aria-expanded'), 'false', time)
      }
      await page.context().close()
    }
  )

  inArabic('C9 the export holds what the filter shows', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, centre, say } = office
    await createStudent(centre, { firstName: 'Kept' })
    await createStudent(centre, { firstName: 'Hidden', status: 'left' })
    await go(office, '/admin/students?status=active')
    await page.locator('h1 ~ * button[aria-haspopup=menu], h1 + div button').first().click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: say('ui.list.export.csv') }).click()
    const download = await saved
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const csv = Buffer.concat(chunks).toString('utf8')
    assert.include(csv, 'Kept')
    assert.notInclude(csv, 'Hidden')
    await page.context().close()
  })
})

test.group('Students list', () => {
  test('C9 a centre without students is told the first step', async ({ assert, browser }) => {
    const office = await openBackOffice(browser, { locale: 'en' })
    const { page, say } = office
    await go(office, '/admin/students')
    await page.getByRole('heading', { name: say('students.first_use.title') }).waitFor()
    const nothingToDoYet = page.getByRole('button', { name: say('shell.more_acts') })
    assert.equal(await nothingToDoYet.count(), 0, 'no export of nothing')
    await page
      .getByRole('link', { name: say('students.add') })
      .last()
      .click()
    await page.waitForURL(/\/admin\/students\/create$/)
    assert.equal(await page.locator('form[data-dirty]').count(), 0)
    await page.context().close()
  })

  test('C9 the middle button opens a row in a tab of its own', async ({ assert, browser }) => {
    const office = await openBackOffice(browser, { locale: 'en' })
    const { page, centre } = office
    const { id } = await createStudent(centre)
    await go(office, '/admin/students')
    const opened = page.context().waitForEvent('page')
    await page.locator(`${rows} td`).nth(2).click({ button: 'middle' })
    const tab = await opened
    await tab.waitForURL(new RegExp(`/admin/students/${id}$`))
    assert.match(page.url(), /\/admin\/students$/)
    await page.context().close()
  })
})
