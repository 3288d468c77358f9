import { urlFor } from '~/client'
import type { SessionFormProps } from '~/components/class_sessions/form/session_form'
import { getJson } from '~/feedback/send_json'

/** Who sessions are scheduled for: a group, one student, or whoever is chosen in the form. */
export type SessionParty = { group?: string; student?: string }

/** The initial values of the form for a group or student. */
export const findBlank = (party: SessionParty) =>
  getJson<SessionFormProps>(urlFor('admin.blank_sessions.index', {}, { qs: party }))
