import vine from '@vinejs/vine'

/** The rows a bulk act is asked for. */
export const chosenValidator = vine.create({
  ids: vine.array(vine.string().maxLength(100)).minLength(1).maxLength(1000),
})
