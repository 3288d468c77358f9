import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { courses, groupOf, levels, subjects } from '#tests/helpers/teaching/entries'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/courses\/([0-9a-f-]{36})$/

test.group('Courses in a browser', () => {
  inEnglish(
    'C10 a course is added among many subjects, found by either name, and read back',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      for (let index = 1; index <= 150; index++) {
        await subjects.add(centre, { name_en: `Subject ${index}`, name_ar: `مادة ${index}` })
      }
      const wanted = await subjects.add(centre, { name_en: 'Zoology', name_ar: 'علم الحيوان' })
      await go(office, '/admin/courses/create')
      await page.locator('#field-title_ar').fill('الحيوان للمبتدئين')
      await page.locator('#field-subject_id').click()
      await page.keyboard.type(locale === 'ar' ? 'zool' : 'حيوان')
      await page.getByRole('option').first().waitFor()
      assert.equal(await page.getByRole('option').count(), 1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByLabel(say('courses.work_types.online')).check()
      await page.locator('#field-capacity').fill('١٢')
      await page.locator('#field-price').fill('٤٥٠')
      await page.locator('#field-billing_mode').click()
      await page.getByRole('option', { name: say('courses.billing_mode.per_hour') }).click()
      await page.getByRole('button', { name: say('courses.form.create') }).click()
      await page.waitForURL(record)
      const [row] = await rowsOf(centre, 'courses')
      assert.deepInclude(row, {
        subject_id: wanted.id,
        work_types: ['in_person', 'online'],
        capacity: 12,
        price: '45000',
      })
      await page.getByText(say('courses.billing_mode.per_hour')).waitFor()
      await page.context().close()
    }
  )

  inArabic(
    'C10 the list is filtered by a subject that is searched for',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const needed = await courses.form(centre)
      for (let index = 1; index <= 20; index++) {
        await subjects.add(centre, { name_en: `Subject ${index}`, name_ar: `مادة ${index}` })
      }
      const physics = await subjects.add(centre, { name_en: 'Physics', name_ar: 'الفيزياء' })
      await courses.add(centre, { ...needed, title_en: 'Algebra', title_ar: 'الجبر' })
      await courses.add(centre, {
        ...needed,
        title_en: 'Optics',
        title_ar: 'البصريات',
        subject_id: physics.id,
      })
      await go(office, '/admin/courses')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('courses.filters.subject'), exact: true })
        .click()
      const searched = page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('ui.list.search') })
      await searched.fill('physics')
      await page.getByRole('checkbox', { name: locale === 'ar' ? 'الفيزياء' : 'Physics' }).check()
      await page.waitForURL(new RegExp(`subject=${physics.id}`))
      await page
        .getByText(locale === 'ar' ? 'الجبر' : 'Algebra', { exact: true })
        .waitFor({ state: 'detached' })
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )

  inEnglish(
    'C10 editing says that the groups there are stay, and fits a phone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre } = office
      const level = await levels.add(centre, { name_en: 'Beginners', name_ar: 'المبتدئون' })
      const { id } = await courses.add(centre, {
        ...(await courses.form(centre)),
        title_ar: 'الجبر والمقابلة للمبتدئين في المرحلة الابتدائية',
        level_id: level.id,
        price: 45_000,
        currency: 'USD',
        exponent: 2,
        billing_mode: 'per_month',
      })
      await groupOf(centre, { course_id: id })
      for (const path of ['', '/create', `/${id}`, `/${id}?tab=uses`, `/${id}/edit`]) {
        await go(office, `/admin/courses${path}`)
        assert.isAtMost(
          await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
          0,
          path
        )
      }
      await page.getByText(locale === 'ar' ? /تبقى المجموعة القائمة/ : /stays as it is/).waitFor()
      await page.context().close()
    }
  )
})
