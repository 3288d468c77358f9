import vine from '@vinejs/vine'
import { givenId } from '#core/records/reference_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'

export const settleValidator = vine.create({
  sessions: vine
    .array(
      vine.object({
        payer_id: givenId(),
        session_id: givenId(),
        student_id: givenId(),
      })
    )
    .minLength(1)
    .maxLength(mostAtOnce.chosen),
})
