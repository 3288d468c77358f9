import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { byTurns } from '#tests/helpers/browser/languages'
import { importJob } from '#app/jobs/import_job'
import { rowsOf } from '#tests/helpers/centre/centre'
import { bytesOf, checkImport, startImport } from '#tests/helpers/imports/imports'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'

/** More names than a page holds: the last two are on the second. */
const common = [...'ابتثجحخدذرزسشصضطظعغفقكلم'].map((letter) => `سم${letter}`)
const list = [
  ['الاسم', 'الجوال'],
  ...common.flatMap((name, at) => [
    [`${name} الحربي`, `05012340${10 + at}`],
    [`${name} الحربي`, `05012341${10 + at}`],
  ]),
  ['ليلى الحربي', '0501234501'],
  ['هند يافعي', '0501234502'],
]

for (const { locale, width } of byTurns([{ width: 1440 }, { width: 390 }])) {
  test(`Import preview suggests the other script, takes what somebody accepts and saves nothing else (${locale}, ${width})`, async ({
    browser,
    assert,
  }) => {
    const office = await openBackOffice(browser, { locale, width })
    const { page, centre, say } = office
    const id = await startImport(centre, bytesOf(list))
    await checkImport(centre, id)
    await go(office, `/admin/imports/${id}`)
    const panel = page.getByRole('region', { name: say('imports.names.title') })
    const field = (name: string) =>
      panel.getByRole('textbox', { name: say('imports.names.field_en', { name }), exact: true })
    const accepted = (count: number) =>
      panel
        .getByRole('status')
        .getByText(say('imports.names.accepted', { accepted: count, total: 28 }), { exact: true })
        .waitFor()
    const kept = async (name: string) => (await rowsOf(centre, 'import_names', { name }))[0].other

    assert.equal(await field('الحربي').inputValue(), 'Al-Harbi')
    assert.deepEqual(await axeViolations(page), [])
    assert.equal(await sidewaysScroll(page), 0)

    // One by one: by keys in its field, corrected first; left out by its button
    await field('الحربي').fill('الحربي')
    await field('الحربي').press('Enter')
    await panel.getByText(say('validator.shared.messages.letters_en')).waitFor()
    assert.isNull(await kept('الحربي'))
    await field('الحربي').fill('Alharby')
    await field('الحربي').press('Enter')
    await accepted(1)
    assert.equal(await page.evaluate('document.activeElement.tagName'), 'INPUT')
    const first = common.toSorted()[0]!
    const leave = panel.getByRole('button', {
      name: say('imports.names.leave_name', { name: first }),
    })
    await leave.click()
    await panel.locator('button[aria-pressed=true]').nth(1).waitFor()
    assert.equal(await kept(first), '')

    // All that is shown, and on to the next page; a reload shows what was kept
    await panel.getByRole('button', { name: say('imports.names.accept_shown') }).click()
    await page.waitForURL(/page=2$/)
    await accepted(24)
    await field('هند').waitFor()
    await field('ليلى').fill('Leila')
    await field('ليلى').press('Enter')
    await accepted(25)
    await page.reload()
    assert.equal(await field('ليلى').inputValue(), 'Leila')

    const section = page.locator('main section').first()
    await section.getByRole('button').last().click()
    await page.getByRole('heading', { name: say('imports.progress.run') }).waitFor()
    await importJob({ tenantId: centre.id, importId: id })
    await page.getByText(say('imports.done.paired', { count: 47 })).waitFor()

    const [layla] = await rowsOf(centre, 'students', { phone: '+966501234501' })
    await go(office, `/admin/students/${layla.id}`)
    const [lead, other] =
      locale === 'ar' ? ['ليلى الحربي', 'Leila Alharby'] : ['Leila Alharby', 'ليلى الحربي']
    await page.getByRole('heading', { level: 1, name: lead }).waitFor()
    await page.getByText(other, { exact: true }).first().waitFor()
    const [hind] = await rowsOf(centre, 'students', { phone: '+966501234502' })
    assert.deepEqual([hind.first_name_other, hind.last_name_other], [null, null])
    await page.context().close()
  })
}
