import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { markableSession } from '#tests/helpers/attendance/attendance'
import { inBoth } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { createCentre, createPerson } from '#tests/helpers/centre/centre'
import { zone } from '#tests/helpers/teaching/groups'

test.group('An instructor’s week on a phone', () => {
  inBoth('the hours of a day stay within their day', async ({ assert, browser, locale }) => {
    const centre = await createCentre()
    const account = await createPerson(centre, 'instructor')
    const noon = DateTime.now().setZone(zone).startOf('day').plus({ hours: 12 })
    const at: [string, string] = [
      noon.toUTC().toISO()!,
      noon.plus({ minutes: 105 }).toUTC().toISO()!,
    ]
    await markableSession(centre, 1, at, { instructor_id: account.personId })
    const page = await openAt(browser, { centre, account, path: '/', locale, width: 390 })
    const day = page.locator('li[data-today] a')
    const hours = await day.locator('span').last().boundingBox()
    assert.match(await day.innerText(), /45/)
    assert.isAtMost(hours!.width, (await day.boundingBox())!.width)
    await page.context().close()
  })
})
