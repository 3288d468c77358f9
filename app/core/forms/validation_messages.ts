import type { I18n } from '@adonisjs/i18n'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

/**
 * In the words of resources/lang/{en,ar}/validator.json. VineJS names some rules with a dot
 * (`array.minLength` beside `array`), which nested keys cannot hold: they have an underscore there.
 */
export class ValidationMessages implements MessagesProviderContact {
  #words: MessagesProviderContact

  constructor(i18n: I18n) {
    this.#words = i18n.createMessagesProvider()
  }

  getMessage(
    fallback: string,
    rule: string,
    field: FieldContext,
    details?: Record<string, unknown>
  ) {
    return this.#words.getMessage(fallback, rule.replaceAll('.', '_'), field, details)
  }
}
