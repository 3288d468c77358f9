import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createCourse, createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { createInstructor } from '#tests/helpers/people/instructors'
import { inBoth } from '#tests/helpers/browser/languages'

/** An A4 sheet between its margins, in CSS pixels. */
const PAPER = 688

const title = {
  titleEn: 'Mathematics, Grade 6 (girls)',
  titleAr: 'الرياضيات، السادس الابتدائي (بنات)',
}
const course = { title_en: 'Mathematics, Grade 6', title_ar: 'الرياضيات، السادس الابتدائي' }
const omar = { firstNameOther: 'عبدالرحمن', lastNameOther: 'عبدالفتاح' }

/** A window as narrow as paper would show cards: the page is narrowed instead. */
const paper = `(() => {
  document.documentElement.style.inlineSize = '${PAPER}px'
  return {
    beyond: document.querySelector('table').scrollWidth - ${PAPER},
    ground: getComputedStyle(document.body).backgroundColor,
  }
})()`

inBoth(
  `C11 groups and a group's students keep to the paper, on nothing grey`,
  async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale, width: 1280 })
    const { page, centre } = office
    const courseId = await createCourse(centre, course)
    const { id } = await createInstructor(centre, omar)
    const group = await createGroup(centre, {
      ...title,
      courseId,
      instructorId: id,
      code: 'QURANHOME-SP27A',
    })
    await enrolled(centre, group)
    for (const path of ['groups', `groups/${group}`]) {
      await go(office, `/admin/${path}`)
      await page.locator('table').waitFor()
      await page.emulateMedia({ media: 'print' })
      const { beyond, ground } = await page.evaluate<{ beyond: number; ground: string }>(paper)
      assert.isAtMost(beyond, 0, path)
      assert.equal(ground, 'rgba(0, 0, 0, 0)', path)
      await page.emulateMedia({ media: 'screen' })
    }
    await page.context().close()
  }
)
