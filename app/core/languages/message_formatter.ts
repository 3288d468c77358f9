import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'

const marks = /[{}'<]/

/** Plain texts are not parsed: ICU would parse them every time, and an export has thousands. */
export class MessageFormatter implements TranslationsFormatterContract {
  readonly name = 'icu'

  constructor(private icu: TranslationsFormatterContract) {}

  format(message: string, locale: string, data?: Record<string, unknown>) {
    return marks.test(message) ? this.icu.format(message, locale, data) : message
  }
}
