import vine from '@vinejs/vine'

export const levelPlaceValidator = vine.create({
  after_id: vine.string().uuid().nullable(),
})
