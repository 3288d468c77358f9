import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { countField } from '#core/forms/number_field'
import { line } from '#core/forms/person_fields'
import { paragraph, version } from '#core/records/record_fields'
import { recordId } from '#core/records/reference_fields'
import { attendanceStatuses } from '#domain/shared/choices/attendance'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Whatever a device's clock says: outside of these years it says nothing. */
const years = { from: 2000, to: 2199 }

const instantRule = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const at = DateTime.fromISO(value, { zone: 'utc' })
  const isKnown = written.test(value) && at.isValid && at.year >= years.from && at.year <= years.to
  if (isKnown) field.mutate(at.toJSDate().toISOString(), field)
  else field.report('No instant', 'date', field)
})

const instant = () => vine.string().use(instantRule()).nullable().optional()
const minutes = () =>
  countField(...counts.minutesOfMark)
    .nullable()
    .optional()

const seconds = () => countField(...counts.secondsOfWaiting).optional()

const mark = () =>
  vine.object({
    id: recordId(),
    student_id: recordId(),
    status: vine.enum(attendanceStatuses),
    minutes_late: minutes(),
    minutes_early: minutes(),
    excuse: line().maxLength(longest.shortReason).nullable().optional(),
    notice_at: instant(),
    note: paragraph(longest.reason),
    makes_up: vine.boolean().nullable().optional(),
    seen: version().min(0),
    waited: seconds(),
    leaves_text: vine.boolean().optional(),
  })

export const attendanceMarksValidator = vine.create({
  marks: vine.array(mark()).minLength(1).maxLength(mostAtOnce.marks).distinct('id'),
  /** Who made them, where a device kept them. */
  by: recordId().optional(),
  reason: line().maxLength(longest.reason).nullable().optional(),
})

export type AttendanceMarksForm = Awaited<ReturnType<typeof attendanceMarksValidator.validate>>
