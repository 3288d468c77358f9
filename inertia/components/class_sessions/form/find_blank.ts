import { urlFor } from '~/client'
import type { SessionFormProps } from '~/components/class_sessions/form/session_form'
import { getJson } from '~/feedback/send_json'

/** Who sessions are scheduled for, by whom or where; the rest is chosen in the form. */
export type SessionParty = Partial<Record<'group' | 'student' | 'instructor' | 'room', string>>

/** The initial values of the form. */
export const findBlank = (party: SessionParty) =>
  getJson<SessionFormProps>(urlFor('admin.blank_sessions.index', {}, { qs: party }))
