import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'

inEnglish(
  'E11 somebody without a name yet is drawn as a person, then by initials',
  async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page } = office
    const avatar = page.locator('form [data-avatar]')
    for (const people of ['students', 'guardians', 'instructors']) {
      await go(office, `/admin/${people}/create`)
      assert.equal(await avatar.locator('svg').count(), 1, people)
      await page.locator('#field-first_name_ar').fill('سارة')
      await avatar.locator('svg').waitFor({ state: 'detached' })
      assert.equal(await avatar.textContent(), 'س', people)
    }
    await page.context().close()
  }
)
