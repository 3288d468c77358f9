import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { courseOf, subjects } from '#tests/helpers/teaching/entries'
import { openAt } from '#tests/helpers/browser/open_at'
import { Typist } from '#tests/helpers/browser/typist'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const places = [
  ['s', 'students'],
  ['i', 'instructors'],
  ['u', 'guardians'],
  ['o', 'courses'],
  ['g', 'groups'],
  ['b', 'subjects'],
  ['l', 'levels'],
  ['m', 'terms'],
  ['v', 'services'],
  ['p', 'packages'],
] as const

const sheetLines = (page: Page) => page.getByRole('dialog').locator('dd').allTextContents()

test.group('Shortcuts', () => {
  inEnglish(
    'g and a letter lead to every area, c adds the very first of it, and the sheet lists them',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await go(office, '/admin/profile')
      const typist = new Typist(page)
      for (const [key, area] of places) {
        await typist.press('g', key)
        await typist.arrive(office.say(`${area}.title`))
        await typist.press('c')
        await typist.arrive(office.say(`${area}.create_title`))
        await page.evaluate('document.activeElement.blur()')
      }
      await typist.press('Shift+Slash')
      await page.getByRole('dialog').waitFor()
      const shown = await sheetLines(page)
      for (const [key] of places) {
        const line = new RegExp(`^G.+${key.toUpperCase()}$`)
        assert.isTrue(
          shown.some((text) => line.test(text)),
          key
        )
      }
      assert.include(shown, 'Ctrl+Enter')
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )

  inArabic(
    'e edits the record on the page; Ctrl with Enter saves from long text, a choice and a dialog',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const subject = await subjects.add(centre, { name_en: 'Algebra', name_ar: 'الجبر' })
      const course = await courseOf(centre, { subject_id: subject.id })
      const typist = new Typist(page)

      await go(office, `/admin/subjects/${subject.id}`)
      await typist.press('e')
      await page.waitForURL('**/edit')
      await page.locator('form :focus').waitFor()
      await typist.fill('description', 'Letters for numbers')
      await typist.press('Enter')
      await typist.type('and back')
      await typist.press('Control+Enter')
      await page.waitForURL(new RegExp(`/admin/subjects/${subject.id}$`))
      const [row] = await rowsOf(centre, 'subjects')
      assert.equal(row.description, 'Letters for numbers\nand back')

      await go(office, `/admin/courses/${course}/edit`)
      await typist.fill('capacity', '9')
      await typist.tabTo('billing_mode')
      await typist.press('ArrowDown', 'Control+Enter')
      await page.waitForURL(new RegExp(`/admin/courses/${course}$`))
      const [saved] = await rowsOf(centre, 'courses')
      assert.equal(saved.capacity, 9)
      await page.context().close()
    }
  )
})

test.group('Shortcuts and permissions', () => {
  test('B8 who may see no area is led to their calendar alone, and their sheet names no other', async ({
    assert,
    browser,
  }) => {
    const centre = await createCentre()
    const account = await createPerson(centre, 'instructor')
    const page = await openAt(browser, { centre, account, path: '/instructor/profile' })
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.keyboard.press('Shift+Slash')
    await page.getByRole('dialog').waitFor()
    assert.isTrue(page.url().endsWith('/instructor/profile'))
    const led = (await sheetLines(page)).filter((text) => text.startsWith('G'))
    assert.lengthOf(led, 1)
    assert.isTrue(led[0]!.endsWith('C'))
    await page.context().close()
  })
})
