import { test } from '@japa/runner'
import { BookOneToOne } from '#domain/attendance/make_ups/actions/book_one_to_one'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, marked } from '#tests/helpers/attendance/attendance'
import {
  booked,
  missedOneToOne,
  missedSession,
  otherSession,
} from '#tests/helpers/attendance/make_ups'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { byTurns } from '#tests/helpers/browser/languages'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/scheduling/class_sessions'
import { actIn } from '#tests/helpers/teaching/groups'

async function bookSeat(centre: Centre) {
  const missed = await missedSession(centre)
  const { session } = await otherSession(centre, missed.group)
  await booked(centre, missed.credit, session)
  return missed
}

async function bookOneToOne(centre: Centre) {
  const instructorId = await createInstructor(centre)
  const missed = await missedOneToOne(centre, instructorId)
  const result = await new BookOneToOne().execute({
    ...actIn(centre),
    id: missed.credit,
    slot: { date: '2026-11-28', starts: '16:00', instructorId, roomId: null },
    allowance: null,
    acceptsWarnings: false,
  })
  if (!result.ok) throw new Error(result.error.type)
  return missed
}

const cases = [
  { words: 'text', book: bookSeat, isOwed: true },
  { words: 'text_not_owed', book: bookSeat, isOwed: false },
  { words: 'one_to_one', book: bookOneToOne, isOwed: true },
  { words: 'one_to_one_not_owed', book: bookOneToOne, isOwed: false },
] as const

test.group('What is said before a make-up’s booking is cancelled', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  for (const { words, book, isOwed, locale } of byTurns(cases))
    test(`1.1 names the session, and says what becomes of the make-up: ${words} (${locale})`, async ({
      browser,
    }) => {
      const centre = await createCentre()
      const { session, student } = await book(centre)
      // A correction: they were there after all, and nothing is owed for it
      if (!isOwed) await marked(centre, session, [aMark(student, { seen: 1 })])
      const office = await openBackOffice(browser, { locale, centre })
      const { page, say } = office
      await go(office, '/admin/make-ups')
      await page.locator('[data-row-acts]').first().getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say('make_ups.acts.unbook'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say(`make_ups.unbook.${words}`), { exact: true }).waitFor()
      await dialog.getByText(/27|28/).first().waitFor()
      await dialog.getByRole('button', { name: say('make_ups.acts.unbook'), exact: true }).click()
      const flash = isOwed ? 'unbooked' : 'withdrawn'
      await page
        .getByText(say(`make_ups.flash.${flash}`))
        .first()
        .waitFor()
      await page.context().close()
    })
})
