import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { createGroup } from '#tests/helpers/teaching/groups'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import type { Locale } from '#tests/helpers/words/words'

const record = /\/admin\/students\/([0-9a-f-]{36})$/

/** What is typed in the page's language, and what is suggested: the first name as the centre writes it, the last by rules. */
const names = {
  en: { other: 'ar', first: ['Mohamad', 'محمد'], last: ['Salem', 'سالم'] },
  ar: { other: 'en', first: ['محمد', 'Mohamad'], last: ['الحربي', 'Al-Harbi'] },
} as const

async function openForm(
  browser: Parameters<typeof openBackOffice>[0],
  locale: Locale,
  width = 1440
) {
  const office = await openBackOffice(browser, { locale, width })
  const inArabicToo = { firstNameOther: 'محمد', lastNameOther: 'حمدان' }
  await createStudent(office.centre, { firstName: 'Mohamad', lastName: 'Hamdan', ...inArabicToo })
  await go(office, '/admin/students/create')
  return office
}

const field = ({ page }: BackOffice, name: string) => page.locator(`#field-${name}`)

const suggestion = ({ page, say }: BackOffice, locale: Locale, part: 'first' | 'last') => {
  const {
    other,
    [part]: [, name],
  } = names[locale]
  const label = say(`ui.names.${part}_name_${other}`)
  return page.getByRole('button', { name: say('ui.names.use_in', { name, field: label }) })
}

test.group('A name is suggested in the other script', () => {
  inBoth(
    'while it is typed; taken by a click or by keys, and saved',
    async ({ locale, browser, assert }) => {
      const { other, first, last } = names[locale]
      const office = await openForm(browser, locale)
      const { page, centre, say } = office
      const below = field(office, 'birth_date')
      const before = await below.boundingBox()
      await field(office, `first_name_${locale}`).fill(first[0])
      await page.getByText(say('ui.names.suggested').replace('<name></name>', first[1])).waitFor()
      assert.equal(await field(office, `first_name_${other}`).inputValue(), '')
      assert.deepEqual(await below.boundingBox(), before)
      await suggestion(office, locale, 'first').click()
      assert.equal(await field(office, `first_name_${other}`).inputValue(), first[1])
      await field(office, `last_name_${locale}`).fill(last[0])
      await suggestion(office, locale, 'last').waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await field(office, `last_name_${other}`).press('Enter')
      assert.equal(await field(office, `last_name_${other}`).inputValue(), last[1])
      assert.equal(await suggestion(office, locale, 'last').count(), 0)
      await page.getByRole('button', { name: say('students.form.create') }).click()
      await page.waitForURL(record)
      const row = await studentRow(centre, record.exec(page.url())![1]!)
      const written = [row.first_name, row.last_name, row.first_name_other, row.last_name_other]
      assert.sameMembers(written, [...first, ...last])
      await page.context().close()
    }
  )

  inEnglish(
    'and Enter takes it before Enter saves; the arrow down and one button for both take it as well',
    async ({ locale, browser, assert }) => {
      const office = await openForm(browser, locale)
      const { page, say } = office
      const [first, last] = [field(office, 'first_name_ar'), field(office, 'last_name_ar')]
      await field(office, 'first_name_en').fill('Mohamad')
      await field(office, 'last_name_en').fill('Salem')
      await suggestion(office, locale, 'first').waitFor()
      await suggestion(office, locale, 'last').waitFor()
      await page.getByRole('button', { name: say('ui.names.use_both') }).click()
      assert.deepEqual([await first.inputValue(), await last.inputValue()], ['محمد', 'سالم'])
      assert.equal(await page.evaluate('document.activeElement.id'), 'field-last_name_ar')

      await page.reload()
      await field(office, 'first_name_en').fill('Mohamad')
      await suggestion(office, locale, 'first').click()
      assert.equal(await page.evaluate('document.activeElement.id'), 'field-first_name_ar')
      await field(office, 'last_name_en').fill('Salem')
      await suggestion(office, locale, 'last').waitFor()
      await last.press('ArrowDown')
      assert.equal(await last.inputValue(), 'سالم')
      await last.press('Enter')
      await page.waitForURL(record)
      await page.context().close()
    }
  )

  inEnglish(
    'anew, where the name it was taken of becomes another',
    async ({ locale, browser, assert }) => {
      const office = await openForm(browser, locale)
      const { page } = office
      const [first, last] = [field(office, 'first_name_ar'), field(office, 'last_name_ar')]
      await field(office, 'first_name_en').fill('Salem')
      await field(office, 'last_name_en').fill('Salem')
      for (const one of [first, last]) {
        await page.locator(`#${await one.getAttribute('id')}[aria-keyshortcuts]`).waitFor()
        await one.press('Enter')
        assert.equal(await one.inputValue(), 'سالم')
      }
      await last.fill('سليم')
      await field(office, 'last_name_en').fill('Mohamad')
      await field(office, 'first_name_en').fill('Mohamad')
      await suggestion(office, locale, 'first').click()
      assert.equal(await first.inputValue(), 'محمد')
      assert.equal(await last.inputValue(), 'سليم')
      assert.isNull(await last.getAttribute('aria-keyshortcuts'))
      await page.context().close()
    }
  )

  inArabic('and never saved unless somebody takes it', async ({ locale, browser, assert }) => {
    const { first, last } = names[locale]
    const office = await openForm(browser, locale, 390)
    const { page, centre, say } = office
    await field(office, `first_name_${locale}`).fill(first[0])
    await field(office, `last_name_${locale}`).fill(last[0])
    await suggestion(office, locale, 'first').waitFor()
    await suggestion(office, locale, 'last').waitFor()
    await page.getByRole('button', { name: say('students.form.create') }).click()
    await page.waitForURL(record)
    const row = await studentRow(centre, record.exec(page.url())![1]!)
    assert.deepEqual([row.first_name, row.last_name], [first[0], last[0]])
    assert.deepEqual([row.first_name_other, row.last_name_other], [null, null])
    await page.context().close()
  })

  inEnglish('until somebody types there', async ({ locale, browser, assert }) => {
    const office = await openForm(browser, locale)
    const { page } = office
    await field(office, 'first_name_en').pressSequentially('Mohamad')
    await suggestion(office, locale, 'first').waitFor()
    await field(office, 'first_name_ar').fill('م')
    assert.equal(await suggestion(office, locale, 'first').count(), 0)
    await field(office, 'first_name_ar').fill('')
    const [answer] = await Promise.all([
      page.waitForResponse(/name-suggestions\?last=/),
      field(office, 'last_name_en').fill('Salem'),
    ])
    assert.equal(answer.status(), 200)
    await suggestion(office, locale, 'last').waitFor()
    assert.equal(await suggestion(office, locale, 'first').count(), 0)
    await page.context().close()
  })

  inEnglish(
    'to whoever adds a student to a group, by the name that was looked for',
    async ({ locale, browser, assert }) => {
      const office = await openForm(browser, locale)
      const { page, centre, say } = office
      await go(office, `/admin/groups/${await createGroup(centre)}`)
      await page.keyboard.press('c')
      await page.getByRole('combobox', { name: say('enrolments.add.find') }).fill('Mohamad Salem')
      await page.getByText(say('enrolments.add.new')).click()
      await suggestion(office, locale, 'first').waitFor()
      await field(office, 'first_name_en').focus()
      for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      assert.equal(await field(office, 'first_name_ar').inputValue(), 'محمد')
      assert.equal(await page.evaluate('document.activeElement.id'), 'field-first_name_ar')
      await page.context().close()
    }
  )

  inArabic(
    'of a name that was looked for, a compound one is left whole',
    async ({ locale, browser, assert }) => {
      const office = await openForm(browser, locale)
      const { page, centre, say } = office
      await go(office, `/admin/groups/${await createGroup(centre)}`)
      await page.keyboard.press('c')
      await page
        .getByRole('combobox', { name: say('enrolments.add.find') })
        .fill('عبد الرحمن محمد الحربي')
      await page.getByText(say('enrolments.add.new')).click()
      assert.equal(await field(office, 'first_name_ar').inputValue(), 'عبد الرحمن محمد')
      assert.equal(await field(office, 'last_name_ar').inputValue(), 'الحربي')
      await page.context().close()
    }
  )
})
