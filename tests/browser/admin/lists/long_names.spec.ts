import { test } from '@japa/runner'
import { writtenRange } from '#domain/shared/text/written_range'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { courses, groupOf, levels, subjects } from '#tests/helpers/teaching/entries'
import { inBoth } from '#tests/helpers/browser/languages'
import { createStudent } from '#tests/helpers/people/students'

const headingOutside =
  'document.querySelector("h1").getBoundingClientRect().width - document.querySelector("main").clientWidth'
type Cut = { direction: string; isCut: boolean; edges: number[] }
const cut = `(() => {
  const names = [...document.querySelectorAll('tbody tr:first-of-type th bdi')]
  const other = names.at(-1)
  return {
    direction: getComputedStyle(other).direction,
    isCut: other.scrollWidth > other.clientWidth,
    edges: names.map((name) => Math.round(name.getBoundingClientRect().right)),
  }
})()`
const long = { en: 'Donaudampfschifffahrt'.repeat(5), ar: 'عبدالرحمنالمستعصمبالله'.repeat(4) }

for (const width of [1440, 390]) {
  inBoth(
    `C9 C11 C12 a name without a space keeps to its page and its row (${width})`,
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width })
      const { page, centre } = office
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
        await go(office, `/admin${path}`)
        assert.isAtMost(await sidewaysScroll(page), 0, path)
        assert.isAtMost(await page.evaluate<number>(headingOutside), 0, path)
      }
      await page.context().close()
    }
  )
}

test('C9 a name of the other direction is cut at its own end, under the first (ar)', async ({
  assert,
  browser,
}) => {
  const office = await openBackOffice(browser, { locale: 'ar', width: 1280 })
  const { page, centre } = office
  const titled = { title_en: 'Tajweed and memorising '.repeat(4).trim(), title_ar: 'التجويد' }
  const subject = await subjects.add(centre, { name_ar: 'القرآن' })
  const course = await courses.add(centre, { ...titled, subject_id: subject.id })
  await groupOf(centre, { course_id: course.id, ...titled })
  await go(office, '/admin/groups')
  const { direction, isCut, edges } = await page.evaluate<Cut>(cut)
  assert.deepEqual([direction, isCut], ['ltr', true])
  assert.equal(edges[0], edges[1])
  await page.context().close()
})

test('C12 the ages of a level are written as every other range (ar)', async ({
  assert,
  browser,
}) => {
  const office = await openBackOffice(browser, { locale: 'ar' })
  const { page, centre } = office
  await levels.add(centre, { name_ar: 'الأول', min_age: 6, max_age: 8 })
  await go(office, '/admin/levels')
  assert.include(
    (await page.locator('tbody tr').first().textContent()) ?? '',
    writtenRange('ar', '6', '8')
  )
  await page.context().close()
})
