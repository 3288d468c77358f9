import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { at, sessionIn, week } from '#tests/helpers/browser/calendar'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'
import { createCentre } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { holdStream, shortenMemory } from '#tests/helpers/server/short_memory'

test.group('What changes after a page was read and long before its stream opens', (tests) => {
  tests.each.setup(shortenMemory)

  inEnglish('appears in a calendar', async ({ browser, locale }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, centre } = office
    const first = await writeSession(centre, ...at(16, 14))
    const actBeforeStream = await holdStream(page, centre)
    await go(office, week)
    await sessionIn(page, first).waitFor()
    let second = ''
    await actBeforeStream(async () => {
      second = await writeSession(centre, ...at(17, 14))
    })
    await sessionIn(page, second).waitFor()
  })

  inArabic('appears in a roster', async ({ browser, locale, cleanup }) => {
    cleanup(freezeClock('2026-11-25T13:10Z'))
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const office = await openBackOffice(browser, { locale, centre, width: 390 })
    const { page, say } = office
    const actBeforeStream = await holdStream(page, centre, session)
    await go(office, `/admin/class-sessions/${session}/attendance`)
    const present = page
      .locator(`[data-student="${students[0]}"]`)
      .getByRole('radio', { name: say('attendance.status.present'), checked: true })
    await actBeforeStream(() => marked(centre, session, [aMark(students[0]!)]))
    await present.waitFor()
  })
})
