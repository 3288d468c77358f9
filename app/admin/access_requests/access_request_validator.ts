import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { whenText } from '#core/forms/person_fields'
import { plainText } from '#domain/shared/text/plain_text'

export const decisionValidator = vine.create({
  decision: vine.enum(['approve', 'decline'] as const),
  reason: vine.string().parse(whenText(plainText)).maxLength(longest.reason).nullable().optional(),
})
