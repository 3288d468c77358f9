import vine from '@vinejs/vine'

export const nameSuggestionValidator = vine.create({
  first: vine.string().optional(),
  last: vine.string().optional(),
  to: vine.enum(['ar', 'en']),
})
