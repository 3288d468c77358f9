import type { Page } from 'playwright'
import { v7 as uuid } from 'uuid'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import { createCentre } from '#tests/helpers/centre/centre'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createCourse, createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { inBoth } from '#tests/helpers/browser/languages'

const title = { titleEn: 'Tajweed and memorising (women)', titleAr: 'التجويد والحفظ (سيدات)' }
const course = { title_en: 'Tajweed and memorising', title_ar: 'التجويد والحفظ' }
const price = { minor: 120_000n, currency: 'SAR', exponent: 2 }
const term = { code: 'NEXT', name_en: 'Spring term', name_ar: 'الفصل الثاني' }

const brokenCells = `[...document.querySelectorAll('tbody td')].flatMap((cell) => {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)))
    if (/[0-9]/.test(range.toString()) && lines.size > 1) found.push(range.toString())
  }
  return found
})`

const broken = (page: Page) => page.evaluate<string[]>(brokenCells)

for (const width of [1440, 1280]) {
  inBoth(
    `C11 no day, code, number or amount of a list is broken over two lines (${width})`,
    async ({ locale, assert, browser }) => {
      const centre = await createCentre()
      await seedDemoStudents({ id: centre.id, country: 'SA' }, 10)
      const courseId = await createCourse(centre, course)
      const span = { startsOn: '2026-09-28', endsOn: '2027-01-28' }
      const groupId = await createGroup(centre, { ...title, ...span, courseId, capacity: 120 })
      await enrolled(centre, groupId, {
        startsOn: '2026-09-28',
        charge: { price, billingMode: 'per_term' },
      })
      await insert(centre, 'terms', {
        ...term,
        id: uuid(),
        starts_on: '2026-09-28',
        ends_on: '2027-01-28',
      })
      const office = await openBackOffice(browser, { locale, width, centre })
      for (const path of ['groups', 'terms', 'students', `groups/${groupId}`]) {
        await go(office, `/admin/${path}`)
        assert.deepEqual(await broken(office.page), [], path)
      }
      await office.page.context().close()
    }
  )
}
