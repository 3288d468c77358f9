import { test } from '@japa/runner'
import { createCentre } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inBoth } from '#tests/helpers/browser/languages'
import { createInstructor } from '#tests/helpers/people/instructors'

/** Their weeks begin on Saturday, Sunday and Monday. */
const centres = [
  { country: 'EG', start: 6, weekend: [5, 6] },
  { country: 'SA', start: 7, weekend: [5, 6] },
  { country: 'AE', start: 1, weekend: [6, 7] },
]
const names = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ar: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
}
const inCalendars = {
  en: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  ar: ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'],
}

const inOrder = <Day>(days: Day[], start: number) =>
  days.map((_, place) => days[(start - 1 + place) % 7]!)

async function textsOf({ page }: BackOffice, selector: string) {
  await page.locator(selector).nth(6).waitFor()
  const texts = await page.locator(selector).allTextContents()
  return texts.map((text) => text.trim())
}

test.group('A week in its order', () => {
  for (const { country, start, weekend } of centres) {
    const isFree = inOrder([1, 2, 3, 4, 5, 6, 7], start).map((day) => weekend.includes(day))

    inBoth(
      `C19 of ${country}: settings, calendars and working hours begin on day ${start}`,
      async ({ locale, assert, browser }) => {
        const centre = await createCentre({ country })
        const office = await openBackOffice(browser, { locale, centre })
        const { page, say } = office
        const week = inOrder(names[locale], start)

        await go(office, '/admin/settings/general')
        assert.equal(await page.locator('#field-week_start').inputValue(), week[0])
        const days = page.getByRole('group', { name: say('general.fields.weekend') })
        assert.deepEqual(await textsOf(office, 'main [role=group] label'), week)
        for (const [place, day] of week.entries())
          assert.equal(await days.getByLabel(day, { exact: true }).isChecked(), isFree[place])

        await go(office, '/admin/terms/create')
        await page.locator('#field-starts_on').click()
        const heads = inOrder(inCalendars[locale], start)
        assert.deepEqual(await textsOf(office, 'table thead th'), heads)
        for (const [place, free] of isFree.entries()) {
          const day = page.locator('table tbody tr').nth(2).locator('td button').nth(place)
          assert.equal((await day.getAttribute('data-weekend')) !== null, free)
        }

        const { id } = await createInstructor(centre)
        await go(office, `/admin/instructors/${id}?tab=availability`)
        await page.getByRole('button', { name: say('instructors.availability.edit') }).click()
        assert.deepEqual(await textsOf(office, 'main form li > span'), week)
        await page.context().close()
      }
    )
  }
})
