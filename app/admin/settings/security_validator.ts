import vine from '@vinejs/vine'

/** 0 is never. */
export const lockMinutes = [0, 1, 5, 10, 15, 30, 60, 120, 240] as const

export const securityValidator = vine.create({
  two_factor_required: vine.boolean(),
  lock_after: vine.number().in([...lockMinutes]),
  instructors_may_ask: vine.boolean(),
  students_may_ask: vine.boolean(),
  version: vine.number(),
})

export const everybodyOutValidator = vine.create({
  confirmation: vine.string().trim().maxLength(200),
})
