import vine from '@vinejs/vine'
import { longest } from '#domain/shared/limits/text_lengths'

export const absenceDecisionValidator = vine.create({
  decision: vine.enum(['approved', 'declined']),
  answer: vine.string().trim().maxLength(longest.reason).nullable().optional(),
})
