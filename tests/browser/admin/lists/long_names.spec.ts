import { test } from '@japa/runner'
import { sidewaysScroll } from '#tests/helpers/corner'
import { go, sitDown } from '#tests/helpers/desk'
import { courses, groupOf, subjects } from '#tests/helpers/entries'
import { createStudent } from '#tests/helpers/students'

const headingOutside =
  'document.querySelector("h1").getBoundingClientRect().width - document.querySelector("main").clientWidth'
const long = { en: 'Donaudampfschifffahrt'.repeat(5), ar: 'عبدالرحمنالمستعصمبالله'.repeat(4) }

for (const locale of ['en', 'ar'] as const) {
  for (const width of [1440, 390]) {
    test(`C9 C11 C12 a name without a space keeps to its page and its row (${locale}, ${width})`, async ({
      assert,
      browser,
    }) => {
      const desk = await sitDown(browser, { locale, width })
      const { page, centre } = desk
      const named = { name_en: long.en, name_ar: long.ar }
      const titled = { title_en: long.en, title_ar: long.ar }
      const subject = await subjects.add(centre, named)
      const course = await courses.add(centre, { ...titled, subject_id: subject.id })
      const group = await groupOf(centre, { course_id: course.id, ...titled })
      await createStudent(centre, { firstName: long.en.slice(0, 60) })
      for (const path of [
        `/subjects/${subject.id}`,
        `/courses/${course.id}`,
        `/courses/${course.id}/edit`,
        `/courses/${course.id}?tab=used_in`,
        `/groups/${group}`,
        '/groups',
        '/subjects',
        '/students',
      ]) {
        await go(desk, `/admin${path}`)
        assert.isAtMost(await sidewaysScroll(page), 0, path)
        assert.isAtMost(await page.evaluate<number>(headingOutside), 0, path)
      }
      await page.context().close()
    })
  }
}
