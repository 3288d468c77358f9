import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { createService } from '#tests/helpers/billing/price_list'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createCourse } from '#tests/helpers/teaching/groups'

test.group('The services of a course', () => {
  inArabic(
    'C16 by phone and keyboard: the office chooses what a course is billed by',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre, say } = office
      const course = await createCourse(centre)
      await createService(centre, { nameAr: 'رسوم شهرية' })
      await createService(centre, { nameAr: 'كتاب الطالب', kind: 'book' })
      await go(office, `/admin/courses/${course}`)
      await page.getByText(say('courses.billing.none')).waitFor()
      await page.getByRole('button', { name: say('courses.billing.edit') }).press('Enter')
      const dialog = page.getByRole('dialog', { name: say('courses.billing.edit') })
      for (const [field, name] of [
        ['tuition_id', 'رسوم'],
        ['fees_each', 'كتاب'],
      ] as const) {
        const box = dialog.locator(`[id="field-${field}"]`)
        await box.fill(name)
        await box.press('ArrowDown')
        await box.press('Enter')
        await box.press('Tab')
      }
      assert.deepEqual(await axeViolations(page), [])
      await dialog.getByRole('button', { name: say('courses.billing.save') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'كتاب الطالب' }).waitFor()
      assert.isAtMost(await sidewaysScroll(page), 0)
      assert.lengthOf(await rowsOf(centre, 'course_services'), 2)
      await page.context().close()
    }
  )
})
