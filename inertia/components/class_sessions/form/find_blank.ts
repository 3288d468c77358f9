import { urlFor } from '~/client'
import type { SessionFormProps } from '~/components/class_sessions/form/session_form'

/** Who sessions are scheduled for, by whom or where; the rest is chosen in the form. */
export type SessionParty = Partial<Record<'group' | 'student' | 'instructor' | 'room', string>>

/** The initial values of the form. */
export async function findBlank(party: SessionParty): Promise<SessionFormProps> {
  const answer = await fetch(urlFor('admin.blank_sessions.index', {}, { qs: party }), {
    headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as SessionFormProps
}
