import vine from '@vinejs/vine'

export const chosenValidator = vine.create({
  ids: vine
    .array(vine.string().maxLength(100))
    .minLength(1)
    .maxLength(1000)
    .optional()
    .requiredIfMissing('matching'),
  matching: vine.string().maxLength(1000).nullable().optional(),
})
