import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { givenId } from '#core/records/reference_fields'
import { cancellers, seriesScopes } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const seen = () =>
  vine
    .array(vine.object({ id: givenId(), version: version() }))
    .minLength(1)
    .maxLength(mostAtOnce.chosen)

const scope = () => vine.enum(['this', ...seriesScopes]).optional()

/** What saving needs of a plan that was looked at. */
const saving = () => ({
  previewed: line().maxLength(longest.id).nullable().optional(),
  clash_reason: line().maxLength(longest.reason).nullable().optional(),
})

export const sessionCancellationValidator = vine.create({
  sessions: seen(),
  scope: scope(),
  cancelled_by: vine.enum(cancellers),
  cancel_reason: line().maxLength(longest.reason).nullable().optional(),
})

export const sessionRestorationValidator = vine.create({ sessions: seen(), ...saving() })

/** Those that a person sees, or all that match a list's address. */
export const askedSessionsValidator = vine.create({
  sessions: seen().optional().requiredIfMissing('matching'),
  matching: vine.string().maxLength(longest.listQuery).nullable().optional(),
  scope: scope(),
})
