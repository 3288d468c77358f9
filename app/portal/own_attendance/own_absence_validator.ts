import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { line } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { counts } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const days = {
  from_day: dayField(),
  until_day: lastDayOf('from_day', counts.daysOfOwnAbsence[1]),
}

/** Ids of sessions are separated by commas; without them all sessions of the days are meant. */
export const ownAbsenceOutcomesValidator = vine.create({
  ...days,
  session_ids: vine.string().optional(),
})

export const ownAbsenceNoticesValidator = vine.create({
  ...days,
  reason: line().maxLength(longest.shortReason),
  absences: vine
    .array(
      vine.object({
        student_id: recordId(),
        session_ids: vine
          .array(recordId())
          .minLength(1)
          .maxLength(counts.sessionsOfOwnAbsence[1])
          .distinct()
          .nullable(),
        /** The fingerprint of what was shown before. */
        previewed: vine.string().maxLength(longest.id),
      })
    )
    .minLength(1)
    .maxLength(counts.childrenOfOwnAbsence[1])
    .distinct('student_id'),
})
