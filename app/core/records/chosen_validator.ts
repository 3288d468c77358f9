import { longest } from '#domain/shared/limits/text_lengths'
import { givenId } from '#core/records/reference_fields'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { mostAtOnce } from '#domain/shared/limits/counts'

/** The address of a list of which all that match are meant; null is the list as it opens, without a filter. */
export const matching = () => ({
  matching: vine.string().maxLength(longest.listQuery).nullable().optional(),
})

/** Then those who are meant are named. */
export const isNoneMatching = ({ data }: FieldContext) => data.matching === undefined

export const chosenValidator = vine.create({
  ids: vine
    .array(givenId())
    .minLength(1)
    .maxLength(mostAtOnce.chosen)
    .optional()
    .requiredWhen(isNoneMatching),
  ...matching(),
})
