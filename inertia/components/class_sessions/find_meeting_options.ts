import { urlFor } from '~/client'
import type { MeetingOptions } from '~/components/class_sessions/types'

type Of = 'group' | 'instructor' | 'student'

/** Called as somebody types; `every` finds those that have ended or are archived, too. */
export async function findMeetingOptions<O extends Of>(
  of: O,
  { typed, every = false }: { typed: string; every?: boolean },
  signal: AbortSignal
): Promise<MeetingOptions[O]> {
  const qs = { of, q: typed, every: every ? '1' : '0' }
  const answer = await fetch(urlFor('admin.meeting_options.index', {}, { qs }), {
    signal,
    headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  const { options } = (await answer.json()) as { options: MeetingOptions[O] }
  return options
}
