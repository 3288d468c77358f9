import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'

const marks = /[{}'<]/

/** A message that is nothing but its text is not parsed: ICU does so each time, and an export says thousands. */
export class MessageFormatter implements TranslationsFormatterContract {
  readonly name = 'icu'

  constructor(private icu: TranslationsFormatterContract) {}

  format(message: string, locale: string, data?: Record<string, unknown>) {
    return marks.test(message) ? this.icu.format(message, locale, data) : message
  }
}
