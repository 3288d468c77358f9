import { writtenHoursUntil } from '#domain/shared/time/written_hours'
import type { Locale } from '#tests/helpers/words/words'

const tags = { en: 'en-GB-u-ca-gregory-nu-latn', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const

/** From when until when, as pages, paper and letters of the tests' centre write it. */
export const hoursText = (locale: Locale, starts: string, ends: string) =>
  writtenHoursUntil(tags[locale], starts, ends)
