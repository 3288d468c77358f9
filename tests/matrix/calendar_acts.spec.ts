import { test } from '@japa/runner'
import { actAtDesk, actOnPhone } from '#tests/helpers/browser/calendar_acts'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

/** By mouse, by keyboard and on a phone, each in the language that `npm test` leaves out. */
test.group('What is done with a session of the calendar, the other way round', () => {
  inArabic('C11b: every act of the menu by mouse', (context) => actAtDesk(context, 'mouse'))

  inEnglish('C11b: every act of the menu by keys alone', (context) => actAtDesk(context, 'keys'))

  inArabic('C5 C11b: on a phone a sheet tells of a session and acts on it', actOnPhone)
})
