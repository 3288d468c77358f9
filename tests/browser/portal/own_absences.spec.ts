import { test } from '@japa/runner'
import { message } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'

test.group('An absence that an instructor asks for', () => {
  inEnglish('is confirmed by a toast once it was sent', async ({ assert, browser, locale }) => {
    const centre = await createCentre()
    const account = await createPerson(centre, 'instructor')
    const page = await openAt(browser, { centre, account, locale, path: '/absences', width: 390 })
    const say = (key: string) => message(locale, key)
    await page.getByRole('button', { name: say('absences.ask'), exact: true }).click()
    await page.locator('#field-from_day').fill('01/01/2090')
    await page.locator('#field-until_day').fill('03/01/2090')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: say('absences.send'), exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(say('instructors.flash.absence_asked'), { exact: true }).waitFor()
    assert.lengthOf(await rowsOf(centre, 'absences'), 1)
    await page.context().close()
  })
})
