import sharp from 'sharp'
import { test } from '@japa/runner'
import type { Request } from 'playwright'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const record = /\/admin\/students\/([0-9a-f-]{36})$/

test.group('Student form', () => {
  inArabic(
    'F3 F4 G1 while it is sent nothing is sent again; errors stand in red under their field and on top, and the focus goes to the first, once',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/students/create')
      await page.locator('#field-email').fill('nobody')
      await page.locator('form[data-dirty]').waitFor()
      await page.getByText(say('ui.form.unsaved')).waitFor()
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const sent: Request[] = []
      await page.route('**/admin/students', async (route) => {
        sent.push(route.request())
        await held
        await route.continue()
      })
      const save = page.getByRole('button', { name: say('students.form.create') })
      await save.click()
      await page
        .locator('form button[type=submit][data-loading][aria-disabled=true]')
        .first()
        .waitFor()
      await page.locator('#field-email').press('Enter')
      release()
      await page.locator(`#field-first_name_${locale}[aria-invalid=true]`).waitFor()
      assert.lengthOf(sent, 1)
      assert.equal(sent[0]!.headers()['x-requested-with'], 'XMLHttpRequest')
      assert.equal(await page.locator('form button[data-loading]').count(), 0)
      await page.locator(`#field-first_name_${locale}:focus`).waitFor()

      const described = await page.locator('#field-email').getAttribute('aria-describedby')
      const under = await page.locator('#field-email-error').innerText()
      assert.include(described!.split(' '), 'field-email-error')
      assert.equal(under.trim(), say('validator.shared.messages.email'))
      assert.equal(await page.locator('#field-email-error svg').count(), 1)
      const [red, green, blue] = await page.evaluate<number[]>(
        "getComputedStyle(document.querySelector('#field-email-error span')).color.match(/\\d+/g).map(Number)"
      )
      assert.isAbove(red!, 2 * Math.max(green!, blue!))
      const alert = page.getByRole('alert')
      assert.include(await alert.innerText(), say('validator.shared.messages.name_missing'))
      await alert.getByRole('link', { name: say('students.fields.email') }).click()
      assert.equal(await page.evaluate('document.activeElement.id'), 'field-email')
      assert.equal(await page.locator('#field-email').inputValue(), 'nobody')

      // What is put right takes its error back, and nobody who types is moved to the next one
      const first = page.locator(`#field-first_name_${locale}`)
      await first.focus()
      await page.keyboard.type('Noor')
      assert.equal(await first.inputValue(), 'Noor')
      await page.context().close()
    }
  )

  inBoth(
    'C9 a student is added with Arabic digits and both scripts, and read back',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/students/create')
      await page.locator('#field-first_name_en').fill('Layla')
      await page.locator('#field-last_name_en').fill('Haddad')
      await page.locator('#field-first_name_ar').fill('ليلى')
      await page.locator('#field-last_name_ar').fill('حداد')
      await page.locator('#field-phone').fill('٠٥٠ ١٢٣ ٤٥٦٧')
      await page.getByText('+966 50 123 4567').waitFor()
      await page.locator('#field-birth_date').fill('١٤/٣/٢٠١٥')
      await page.locator('#field-national_id').fill('١٠٢٠٣٠')
      await page.getByRole('button', { name: say('students.form.create') }).click()
      await page.waitForURL(record)
      const row = await studentRow(centre, record.exec(page.url())![1]!)
      assert.equal(row.phone, '+966501234567')
      assert.equal(row.national_id, '102030')
      assert.match(
        await page.locator('h1').innerText(),
        locale === 'ar' ? /ليلى حداد\s+Layla/ : /Layla Haddad\s+ليلى/
      )
      assert.equal(await page.locator('a[href="tel:+966501234567"]').count(), 1)
      await page.context().close()
    }
  )

  inEnglish(
    'C9 the country of a phone is found by its dial code, for short and in Arabic',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await go(office, '/admin/students/create')
      const country = page.locator('#field-phone_country')
      for (const [typed, name] of [
        ['+20', 'Egypt'],
        ['uae', 'United Arab Emirates'],
        ['مصر', 'Egypt'],
      ] as const) {
        await country.fill(typed)
        await page.locator('[data-combobox-selected]', { hasText: name }).waitFor()
        await country.press('Enter')
        await page.locator(`#field-phone_country[value="${name}"]`).waitFor()
      }
      await page.context().close()
    }
  )

  inEnglish(
    'C9 a likely duplicate is shown, and saved only when that is said',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const twin = await createStudent(centre, { phone: '+966501234567' })
      await go(office, '/admin/students/create')
      await page.locator('#field-first_name_en').fill('Sami')
      await page.locator('#field-last_name_en').fill('Haddad')
      await page.locator('#field-phone').fill('0501234567')
      const save = page.getByRole('button', { name: say('students.form.create') })
      await save.click()
      const match = page.locator(`a[href$="/admin/students/${twin.id}"]`)
      await match.waitFor()
      assert.equal(await match.getAttribute('target'), '_blank')
      await page.getByText(say('students.duplicates.phone')).waitFor()
      assert.equal(await page.locator('#field-first_name_en').inputValue(), 'Sami')
      await page.getByLabel(say('students.duplicates.confirm')).check()
      await save.click()
      await page.waitForURL(record)
      assert.notInclude(page.url(), twin.id)
      await page.context().close()
    }
  )

  inArabic(
    'C9 a photo is cropped, shown before it is saved, and served as WebP',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createStudent(centre)
      await go(office, `/admin/students/${id}/edit`)
      const input = page.locator('input[type=file]')
      await input.setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('not a picture'),
      })
      await page.getByText(say('ui.photo.not_an_image')).waitFor()
      const picture = await sharp({
        create: { width: 900, height: 600, channels: 3, background: '#126e6a' },
      })
        .jpeg()
        .toBuffer()
      await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
      const dialog = page.getByRole('dialog', { name: say('ui.photo.crop_title') })
      await dialog.getByRole('slider', { name: say('ui.photo.zoom') }).press('ArrowRight')
      await dialog.getByRole('button', { name: say('ui.photo.use') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.locator('form [data-avatar] img[src^="blob:"]').waitFor()
      await page.getByRole('button', { name: say('students.form.update') }).click()
      await page.waitForURL(record)
      await page.locator('h1 [data-avatar] img').waitFor()
      const photo = await page.evaluate(describePicture)
      assert.deepEqual(photo, { type: 'image/webp', isSquare: true })
      await page.context().close()
    }
  )

  inBoth(
    "E11 the initials beside the photo are those of the name in the page's script",
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const { id } = await createStudent(centre, {
        firstName: 'ليلى',
        lastName: 'حداد',
        firstNameOther: 'Layla',
        lastNameOther: 'Haddad',
      })
      await go(office, `/admin/students/${id}/edit`)
      const avatar = page.locator('form [data-avatar]')
      assert.match(await avatar.innerText(), locale === 'ar' ? /^ل.*ح$/ : /^LH$/)
      await page.locator('#field-first_name_en').fill('Maya')
      assert.match(await avatar.innerText(), locale === 'ar' ? /^ل.*ح$/ : /^MH$/)
      await page.context().close()
    }
  )

  inBoth(
    'C9 what changed is told in words in the activity',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { id } = await createStudent(centre, { firstName: 'Before', status: 'active' })
      await go(office, `/admin/students/${id}/edit`)
      await page.locator('#field-status').click()
      await page.getByRole('option', { name: say('students.status.alumni') }).click()
      await page.getByRole('button', { name: say('students.form.update') }).click()
      await page.waitForURL(record)
      await page
        .locator('main')
        .getByRole('link', { name: say('ui.record.activity_tab') })
        .click()
      await page.waitForURL(/\?tab=activity$/)
      const entry = page.locator('li', { hasText: say('students.fields.status') }).first()
      const [actor, stranger] = locale === 'ar' ? ['سارة حداد', 'Sara'] : ['Sara Haddad', 'سارة']
      assert.include(await entry.innerText(), actor)
      assert.notInclude(await entry.innerText(), stranger)
      const line = page.locator('dl', { hasText: say('students.fields.status') }).first()
      const text = await line.innerText()
      assert.include(text, say('students.status.active'))
      assert.include(text, say('students.status.alumni'))
      await page.context().close()
    }
  )
})

const describePicture = `(async () => {
  const { src } = document.querySelector('h1 [data-avatar] img')
  const blob = await (await fetch(src)).blob()
  const { width, height } = await createImageBitmap(blob)
  return { type: blob.type, isSquare: width === height && width > 0 }
})()`
