import { RequestValidator } from '@adonisjs/core/http'

/** Field errors in the language of the page; the words are resources/lang/{en,ar}/validator.json. */
RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
