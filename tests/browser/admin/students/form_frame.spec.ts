import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createStudent } from '#tests/helpers/people/students'
import { inBoth } from '#tests/helpers/browser/languages'

/** Runs in the page: px between a section's words and its first field, where the form and its button end, screens. */
const measure = `(() => {
  const box = (element) => element.getBoundingClientRect()
  const isArabic = document.dir === 'rtl'
  const [words, fields] = document.querySelector('form section').children
  const form = box(document.querySelector('main form'))
  const main = document.querySelector('main')
  const button = box(document.querySelector('main form button[type=submit]'))
  const gutter = parseFloat(getComputedStyle(main).paddingInlineStart)
  return {
    empty: isArabic ? box(words).left - box(fields).right : box(fields).left - box(words).right,
    inset: isArabic ? box(main).right - gutter - form.right : form.left - box(main).left - gutter,
    width: form.width,
    short: isArabic ? button.left - form.left : form.right - button.right,
    screens: document.documentElement.scrollHeight / 900,
  }
})()`

const inFirstField = (page: Page) =>
  page.locator('main form input:not([type=file])').first().and(page.locator(':focus')).waitFor()

test.group('The frame of a form', () => {
  inBoth(
    'C9 fields in pairs beside their words, the first with the focus, and Back after saving is no form',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createStudent(centre)
      await go(office, '/admin/students')
      await page.locator(`main a[href$="/students/create"]`).first().click()
      await page.waitForURL(/create$/)
      await inFirstField(page)
      const { empty, inset, width, short, screens } =
        await page.evaluate<Record<'empty' | 'inset' | 'width' | 'short' | 'screens', number>>(
          measure
        )
      assert.deepEqual(
        { empty, inset, width, short },
        { empty: 32, inset: 0, width: 880, short: 0 }
      )
      assert.isAtMost(screens, 1.65)
      const [first, last] = await page
        .locator('main form section')
        .first()
        .locator('input[type=text], input:not([type])')
        .all()
      assert.equal((await first!.boundingBox())!.y, (await last!.boundingBox())!.y)

      await page.keyboard.type(locale === 'ar' ? 'نور' : 'Noor')
      await page.keyboard.press('Tab')
      await page.keyboard.type(locale === 'ar' ? 'حداد' : 'Haddad')
      await page.getByRole('button', { name: say('students.form.create') }).click()
      await page.waitForURL(/students\/[0-9a-f-]{36}$/)
      assert.equal(await page.evaluate('scrollY'), 0)
      await page.goBack()
      await page.waitForURL(/students$/)
      // Both of them: a list kept from before the second was added would show one
      await page.locator(`main a[data-row-link]`).nth(1).waitFor()

      await go(office, `/admin/students/${id}`)
      await page.locator(`main a[href$="${id}/edit"]`).first().click()
      await page.waitForURL(/edit$/)
      await inFirstField(page)
      await page.locator('#field-notes').fill('Sits in front')
      await page.getByRole('button', { name: say('students.form.update') }).click()
      await page.waitForURL(new RegExp(`${id}$`))
      assert.equal(await page.evaluate('scrollY'), 0)
      await page.goBack()
      await page.waitForURL(new RegExp(`${id}$`))
      await page.context().close()
    }
  )
})
