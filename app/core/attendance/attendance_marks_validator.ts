import vine from '@vinejs/vine'
import { countField } from '#core/forms/number_field'
import { line } from '#core/forms/person_fields'
import { paragraph, version } from '#core/records/record_fields'
import { recordId } from '#core/records/reference_fields'
import { attendanceStatuses } from '#domain/shared/choices/attendance'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

const instantRule = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const at = new Date(value)
  if (!written.test(value) || Number.isNaN(at.getTime())) field.report('No instant', 'date', field)
  else field.mutate(at.toISOString(), field)
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
