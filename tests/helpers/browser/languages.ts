import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Locale } from '#tests/helpers/words/words'

type Body = (context: TestContext & { locale: Locale }) => Promise<void>

const testIn = (locale: Locale) => (title: string, body: Body) =>
  test(title, (context) => body(Object.assign(context, { locale })))

/** Where neither words nor direction are looked at one language is enough; the tests of a file take turns. */
export const inEnglish = testIn('en')
export const inArabic = testIn('ar')

/** Where words, their direction or their layout are what is looked at. */
export function inBoth(title: string, body: Body) {
  inEnglish(`${title} (en)`, body)
  inArabic(`${title} (ar)`, body)
}

/** The rows of a dataset, each in one language by turns. */
export const byTurns = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, place) => ({ ...row, locale: (place % 2 ? 'ar' : 'en') as Locale }))
