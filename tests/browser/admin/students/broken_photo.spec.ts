import { go, sitDown } from '#tests/helpers/desk'
import { inEnglish } from '#tests/helpers/languages'

inEnglish(
  'C9 a file that only calls itself a picture is refused under its field',
  async ({ locale, assert, browser }) => {
    const desk = await sitDown(browser, { locale })
    const { page, say } = desk
    await go(desk, '/admin/students/create')
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
