import vine from '@vinejs/vine'
import { longest } from '#domain/shared/limits/text_lengths'

export const meetingOptionValidator = vine.create({
  of: vine.enum(['group', 'instructor', 'student']),
  q: vine.string().maxLength(longest.search).nullable().optional(),
  every: vine.boolean().optional(),
})
