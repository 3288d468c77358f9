import { longest } from '#domain/shared/limits/text_lengths'
import { givenId } from '#core/records/reference_fields'
import vine from '@vinejs/vine'
import { mostAtOnce } from '#domain/shared/limits/counts'

export const chosenValidator = vine.create({
  ids: vine
    .array(givenId())
    .minLength(1)
    .maxLength(mostAtOnce.chosen)
    .optional()
    .requiredIfMissing('matching'),
  matching: vine.string().maxLength(longest.listQuery).nullable().optional(),
})
