import vine from '@vinejs/vine'
import { passkeyAnswer } from '#core/second_factors/passkey_validator'
import { longest } from '#domain/shared/limits/text_lengths'
import { plainLine } from '#domain/shared/text/plain_text'

const whenText = (value: unknown) => (typeof value === 'string' ? plainLine(value) : value)

const name = () => vine.string().parse(whenText).minLength(1).maxLength(longest.label)

export const firstCodeValidator = vine.create({ code: vine.string().maxLength(longest.appCode) })

export const newPasskeyValidator = vine.create({ name: name(), response: passkeyAnswer.made })

export const passkeyNameValidator = vine.create({ name: name() })
