import { test } from '@japa/runner'
import { actAtDesk, actOnPhone } from '#tests/helpers/browser/calendar_acts'
import { inArabic, inEnglish } from '#tests/helpers/browser/languages'

/** Each hand in the language that the browser tests of every day leave to this. */
test.group('What is done with a session of the calendar, the other way round', () => {
  inArabic('C11b: every act of the menu by mouse', (context) => actAtDesk(context, 'mouse'))

  inEnglish('C11b: every act of the menu by keys alone', (context) => actAtDesk(context, 'keys'))

  inArabic('C5 C11b: on a phone a sheet tells of a session and acts on it', actOnPhone)
})
