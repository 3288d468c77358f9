import { RequestValidator } from '@adonisjs/core/http'
import { ValidationMessages } from '#core/forms/validation_messages'

RequestValidator.messagesProvider = (ctx) => new ValidationMessages(ctx.i18n)
