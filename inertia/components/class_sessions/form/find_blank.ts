import { urlFor } from '~/client'
import type { SessionFormProps } from '~/components/class_sessions/form/session_form'

/** Who sessions are scheduled for: a group, one student, or whoever is chosen in the form. */
export type SessionParty = { group?: string; student?: string }

/** The initial values of the form for a group or student. */
export async function findBlank(party: SessionParty): Promise<SessionFormProps> {
  const answer = await fetch(urlFor('admin.blank_sessions.index', {}, { qs: party }), {
    headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as SessionFormProps
}
