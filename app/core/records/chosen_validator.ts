import vine from '@vinejs/vine'

/** The rows a bulk act is asked for: by id, or all that an address of the list shows (`status=active&q=…`). */
export const chosenValidator = vine.create({
  ids: vine
    .array(vine.string().maxLength(100))
    .minLength(1)
    .maxLength(1000)
    .optional()
    .requiredIfMissing('matching'),
  matching: vine.string().maxLength(1000).nullable().optional(),
})
