import vine from '@vinejs/vine'
import { sessionLifetime } from '#domain/access/sessions/rules/session_lifetime'

/** 0 is never, and so is any time after which the session has ended. */
export const lockMinutes = [0, 1, 5, 10, 15, 30, 60, 120, 240].filter(
  (minutes) => minutes < sessionLifetime.idle
)

export const securityValidator = vine.create({
  two_factor_required: vine.boolean(),
  lock_after: vine.number().in(lockMinutes),
  instructors_may_ask: vine.boolean(),
  students_may_ask: vine.boolean(),
  version: vine.number(),
})

export const everybodyOutValidator = vine.create({
  confirmation: vine.string().trim().maxLength(200),
})
