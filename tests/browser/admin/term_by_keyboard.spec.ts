import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { addressOf, speak } from '#tests/helpers/browser/navigate'
import { createAdministrator, createCentre, password, rowsOf } from '#tests/helpers/centre/centre'
import { Typist } from '#tests/helpers/browser/typist'
import { wordsOf } from '#tests/helpers/words/words'

const MOST = 120

const say = (key: string) => wordsOf('ar').get(key)!

const STUDENTS = [
  'ليلى منصور',
  'عمر الزهراني',
  'نورة القحطاني',
  'يوسف الحربي',
  'سارة الغامدي',
  'خالد العتيبي',
  'مريم الشهري',
  'فيصل الدوسري',
  'هند المطيري',
  'زياد العمري',
  'ريم الأنصاري',
  'طارق البلوي',
]

async function sitAtTheDoor(browser: Browser) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await speak(context, centre, 'ar')
  const page = await context.newPage()
  await page.goto(addressOf(centre, '/admin/login'))
  await page.locator('input[name=email]:focus').waitFor()
  const typist = new Typist(page)
  await typist.type(account.email)
  await typist.fill('password', password)
  await typist.press('Enter')
  await typist.arrive(say('areas.today.title'))
  return { centre, typist, page }
}

async function open(typist: Typist, area: string, key: string) {
  await typist.press('g', key)
  await typist.arrive(say(`${area}.title`))
  await typist.press('c')
  await typist.arrive(say(`${area}.create_title`))
}

test.group('A term by keyboard', () => {
  test('subject, level, term, course, group and 12 students, in Arabic, without a mouse', async ({
    assert,
    browser,
  }) => {
    const { centre, typist, page } = await sitAtTheDoor(browser)

    await open(typist, 'subjects', 'b')
    await typist.fill('name_ar', 'اللغة العربية')
    await typist.press('Enter')
    await typist.arrive('اللغة العربية')

    await open(typist, 'levels', 'l')
    await typist.fill('name_ar', 'المستوى الأول')
    await typist.press('Enter')
    await typist.arrive('المستوى الأول')

    await open(typist, 'terms', 'm')
    await typist.fill('name_ar', 'الفصل الأول')
    await typist.fill('starts_on', '1/9/2026')
    await typist.fill('ends_on', '31/12/2026')
    await typist.press('Enter')
    await typist.arrive('الفصل الأول')

    await open(typist, 'courses', 'o')
    await typist.fill('title_ar', 'قواعد اللغة')
    await typist.choose('subject_id', 'العربية')
    await typist.choose('level_id', 'الأول')
    await typist.fill('capacity', '١٢')
    await typist.fill('price', '450')
    await typist.tabTo('billing_mode')
    await typist.press('ArrowDown')
    await page
      .getByRole('option', { selected: true })
      .or(page.locator('[data-combobox-selected]'))
      .filter({ visible: true })
      .first()
      .waitFor()
    await typist.press('Enter', 'Control+Enter')
    await typist.arrive('قواعد اللغة')

    await open(typist, 'groups', 'g')
    await typist.choose('course_id', 'قواعد')
    await typist.choose('term_id', 'الأول')
    await typist.press('Enter')
    await page.waitForURL(/\/admin\/groups\/[0-9a-f-]{36}$/)
    await page.locator('h1:focus').waitFor()

    await typist.press('c')
    for (const name of STUDENTS) {
      await page.locator('[role=combobox]:focus').waitFor()
      await typist.type(name)
      await typist.press('Enter')
      await page.locator('#field-first_name_ar:focus').waitFor()
      await typist.press('Enter')
    }
    await page.locator('[role=combobox]:focus').waitFor()
    await typist.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    for (const table of ['subjects', 'levels', 'terms', 'courses', 'groups'] as const) {
      assert.lengthOf(await rowsOf(centre, table), 1, table)
    }
    const enrolments = await rowsOf(centre, 'enrolments', { status: 'active' })
    assert.lengthOf(enrolments, STUDENTS.length)
    const told = `${typist.presses} keys beyond typed text, of at most ${MOST}`
    process.stdout.write(`    ${told}\n`)
    assert.isAtMost(typist.presses, MOST, told)
    await page.context().close()
  }).timeout(90_000)
})
