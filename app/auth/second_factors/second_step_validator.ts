import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { from } from '#app/auth/auth_validator'
import { passkeyAnswer } from '#core/second_factors/passkey_validator'

export const codeValidator = vine.create({ code: vine.string().maxLength(longest.appCode) })

export const recoveryCodeValidator = vine.create({
  recovery_code: vine.string().maxLength(longest.recoveryCode),
})

export const passkeyValidator = vine.create({ response: passkeyAnswer.signed })

export const passkeyUnlockValidator = vine.create({ response: passkeyAnswer.signed, from })

export const challengeValidator = vine.create({
  step: vine.enum(['sign_in', 'second_step'] as const),
})
