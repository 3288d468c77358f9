import vine from '@vinejs/vine'
import { recordId } from '#core/records/reference_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'

export const settleValidator = vine.create({
  sessions: vine
    .array(
      vine.object({
        payer_id: recordId(),
        session_id: recordId(),
        student_id: recordId(),
      })
    )
    .minLength(1)
    .maxLength(mostAtOnce.chosen),
})
