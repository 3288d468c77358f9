import vine from '@vinejs/vine'

/** The level to stand after; none means the foot of the ladder. */
export const levelPlaceValidator = vine.create({
  after_id: vine.string().uuid().nullable(),
})
