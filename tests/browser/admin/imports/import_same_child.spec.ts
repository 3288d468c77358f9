import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { byTurns } from '#tests/helpers/browser/languages'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { rowsOf } from '#tests/helpers/centre/centre'
import { bytesOf, checkImport, startImport } from '#tests/helpers/imports/imports'
import { createStudent } from '#tests/helpers/people/students'

const list = [
  ['Name', 'DOB'],
  ['Mohammad Al-Harbi', '2014-03-05'],
  ['عبدربه سالم', '2013-01-02'],
  ['عبد ربه سالم', '2013-01-02'],
]

for (const { locale, width } of byTurns([{ width: 1440 }, { width: 390 }])) {
  test(`2.2 a child who is on record in the other script is chosen (${locale}, ${width})`, async ({
    assert,
    browser,
  }) => {
    const office = await openBackOffice(browser, { locale, width })
    const { page, centre, say } = office
    const child = { firstName: 'محمد', lastName: 'الحربي', birthDate: '2014-03-05' }
    const { id: studentId } = await createStudent(centre, child)
    const id = await startImport(centre, bytesOf(list))
    await checkImport(centre, id)
    await go(office, `/admin/imports/${id}`)
    const rows = page.getByRole('region', { name: say('imports.rows.invalid') })
    const link = rows.getByRole('link')
    assert.equal(await link.getAttribute('href'), `/admin/students/${studentId}`)
    const same = rows.getByRole('button', { name: say('imports.rows.same_of', { row: 2 }) })
    assert.equal(await same.getAttribute('aria-pressed'), 'false')
    await same.click()
    await rows.locator('button[aria-pressed=true]', { hasText: say('imports.rows.same') }).waitFor()
    assert.deepEqual(await axeViolations(page), [])
    assert.equal(await sidewaysScroll(page), 0)
    const [record] = await rowsOf(centre, 'imports', { id })
    assert.deepEqual(record.same_as, { 2: studentId })
    await page.context().close()
  })
}
