import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { line } from '#core/forms/person_fields'
import { timeField } from '#core/forms/week_windows_field'
import { isNoneMatching, matching } from '#core/records/chosen_validator'
import { paragraph, version } from '#core/records/record_fields'
import { givenId } from '#core/records/reference_fields'
import {
  cancellers,
  unheldReasons,
  seriesScopes,
  sessionTypes,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import { tellable } from '#domain/shared/choices/tellable'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const seen = () =>
  vine
    .array(vine.object({ id: givenId(), version: version() }))
    .minLength(1)
    .maxLength(mostAtOnce.chosen)

const scope = () => vine.enum(['this', ...seriesScopes]).optional()

/** The fingerprint of the plan that was looked at. */
const previewed = () => line().maxLength(longest.id).nullable().optional()

export const assistantIds = () => vine.array(givenId()).maxLength(mostAtOnce.assistants).optional()

export const onlineUrl = () =>
  line()
    .url({ require_protocol: true, protocols: ['http', 'https'] })
    .maxLength(longest.webAddress)
    .nullable()
    .optional()

/** Whom to tell of the change, and a message for them. */
export const telling = () => ({
  told: vine.array(vine.enum(tellable)).maxLength(tellable.length).optional(),
  message: paragraph(longest.reason),
})

/** What saving needs of a plan that was looked at. */
export const saving = () => ({
  previewed: previewed(),
  clash_reason: line().maxLength(longest.reason).nullable().optional(),
})

/** Where the policy asks each time whether an absence is made up for. */
const decidedMakeUp = () => ({ makes_up: vine.boolean().nullable().optional() })

/** Whether it is about what was not held, which may be over. */
export const unheldValidator = vine.create({ not_held: vine.boolean().optional() })

export const decidedMakeUpValidator = vine.create(decidedMakeUp())

export const sessionCancellationValidator = vine.create({
  sessions: seen(),
  scope: scope(),
  cancelled_by: vine.enum(cancellers),
  cancel_reason: line().maxLength(longest.reason).nullable().optional(),
  ...decidedMakeUp(),
  previewed: previewed(),
  ...telling(),
})

/** It turned out not to have been held: never by its student, and always with a reason. */
export const unheldSessionValidator = vine.create({
  sessions: seen(),
  cancelled_by: vine.enum(unheldReasons),
  cancel_reason: line().maxLength(longest.reason),
  previewed: previewed(),
  ...telling(),
})

export const sessionRestorationValidator = vine.create({
  sessions: seen(),
  ...saving(),
  ...telling(),
})

/** Null takes them out of every room. */
const room = () => ({ room_id: givenId().nullable() })

const substitute = () => ({ instructor_id: givenId() })

export const askedRoomValidator = vine.create(room())

export const sessionRoomChangeValidator = vine.create({
  sessions: seen(),
  ...room(),
  ...saving(),
  ...telling(),
})

export const askedSubstituteValidator = vine.create(substitute())

export const sessionSubstitutionValidator = vine.create({
  sessions: seen(),
  ...substitute(),
  ...saving(),
  ...telling(),
})

/** Those that a person sees, or all that match a list's address. */
export const askedSessionsValidator = vine.create({
  sessions: seen().optional().requiredWhen(isNoneMatching),
  ...matching(),
  scope: scope(),
})

/** Also by fields that came empty. */
const isTimeTold = ({ parent }: { parent: object }) =>
  ['date', 'starts', 'minutes'].some((field) => field in parent)

/** What is left out stays as it is; a time is told whole. */
export const sessionEditValidator = vine.create({
  version: version(),
  scope: scope(),
  date: dayField().optional().requiredWhen(isTimeTold),
  starts: timeField().optional().requiredWhen(isTimeTold),
  minutes: countField(...counts.minutesOfClassSession)
    .optional()
    .requiredWhen(isTimeTold),
  room_id: givenId().nullable().optional(),
  instructor_id: givenId().nullable().optional(),
  assistant_ids: assistantIds(),
  type: vine.enum(sessionTypes).optional(),
  title: line().maxLength(longest.title).nullable().optional(),
  online_url: onlineUrl(),
  service_id: givenId().nullable().optional(),
  follows_timings: vine.boolean().optional(),
  ...saving(),
  ...telling(),
})
