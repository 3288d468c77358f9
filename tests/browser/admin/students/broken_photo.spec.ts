import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'

inEnglish(
  'C9 a file that only calls itself a picture is refused under its field',
  async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, say } = office
    await go(office, '/admin/students/create')
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('not a picture'),
    })
    await page.getByText(say('ui.photo.not_an_image')).first().waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.context().close()
  }
)
