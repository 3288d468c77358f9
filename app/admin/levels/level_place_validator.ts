import vine from '@vinejs/vine'

/** None means the foot of the ladder. */
export const levelPlaceValidator = vine.create({
  after_id: vine.string().uuid().nullable(),
})
