import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { timeField } from '#core/forms/week_windows_field'
import { weekdayField } from '#core/forms/weekday_field'
import { givenId } from '#core/records/reference_fields'
import { timingFields } from '#app/admin/class_sessions/class_session_validator'
import { seriesScopes } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { counts } from '#domain/shared/limits/counts'

/** Whose time is looked for; of a session that moves, what it takes up now is free. */
const party = () => ({
  group_id: givenId().nullable().optional(),
  student_id: givenId().nullable().optional(),
  branch_id: givenId().nullable().optional(),
  session_id: givenId().nullable().optional(),
  scope: vine.enum(['this', ...seriesScopes]).optional(),
})

/** `any`, `none` or an id. */
const wish = () => givenId().optional()

export const freeSlotValidator = vine.create({
  ...party(),
  instructor: wish(),
  room: wish(),
  minutes: countField(...counts.minutesOfClassSession),
  from: dayField(),
  until: dayField(),
  earliest: timeField(),
  latest: timeField(true),
  weekdays: vine.array(weekdayField()).maxLength(7).optional(),
  repeats: vine.enum(['once', 'weekly']).optional(),
  follows_timings: vine.boolean().optional(),
  near: timeField().nullable().optional(),
  all_students: vine.boolean().optional(),
})

export const sessionChoiceValidator = vine.create({ ...party(), ...timingFields() })

export const busyWeekValidator = vine.create({
  ...party(),
  instructor_id: givenId().nullable().optional(),
  room_id: givenId().nullable().optional(),
  from: dayField(),
  weeks: countField(1, counts.daysOfSlotSearch[1] / 7),
})
